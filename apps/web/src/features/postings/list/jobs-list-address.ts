import { type CompanyJobList, companyJobLists } from '@rise/contract/postings/kinds'
import { COMPANY_JOBS } from '../posting-address.ts'

/** The view of a company's jobs, completely contained in its address. */
export interface JobsListView {
  readonly show: CompanyJobList
  readonly q: string
  readonly page: string
}

export function viewOfSearch(search: URLSearchParams): JobsListView {
  return {
    show: companyJobLists.find((list) => list === search.get('show')) ?? 'all',
    q: search.get('q')?.trim() ?? '',
    page: search.get('page') ?? '1',
  }
}

export function jobsListHref({ show, q, page = 1 }: { show: CompanyJobList; q: string; page?: number }): string {
  const params = new URLSearchParams({
    ...(show !== 'all' && { show }),
    ...(q !== '' && { q }),
    ...(page > 1 && { page: String(page) }),
  })
  return params.size > 0 ? `${COMPANY_JOBS}?${params}` : COMPANY_JOBS
}
