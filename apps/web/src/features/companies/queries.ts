import type { InputOf, ReplyOf } from '@rise/contract/contract'
import type { Api } from '../../app/base/api.ts'
import { keepPrevious, presentVersion, queryOf } from '../../app/base/query.ts'
import { type CompaniesView, queryOfView } from './companies-address.ts'

type ListQuery = NonNullable<InputOf<'GET /api/v1/companies'>['query']>
type CountsQuery = NonNullable<InputOf<'GET /api/v1/company-counts'>['query']>
export type CompanyCounts = ReplyOf<'GET /api/v1/company-counts'>['result']

/** A page of companies. `page` and the view are as in the address; the API validates them. */
export function companiesQuery(api: Api, page: string | number = 1, view?: CompaniesView) {
  const narrowed = view ? queryOfView(view) : {}
  return queryOf(api, 'GET /api/v1/companies', { query: { page, ...narrowed } as ListQuery }, keepPrevious)
}

/** The number of companies that each further filter would leave. */
export function companyCountsQuery(api: Api, view: CompaniesView) {
  const { sort: _, ...query } = queryOfView(view)
  return queryOf(api, 'GET /api/v1/company-counts', { query: query as CountsQuery }, keepPrevious)
}

/** The options of the filters and forms. */
export function companyOptionsQuery(api: Api) {
  return queryOf(api, 'GET /api/v1/company-options', {}, { staleTime: Number.POSITIVE_INFINITY })
}

type JobsQuery = NonNullable<InputOf<'GET /api/v1/companies/{slug}/jobs'>['query']>

/** The company's own jobs and drafts. */
export function companyJobsQuery(api: Api, slug: string, query: JobsQuery) {
  return queryOf(api, 'GET /api/v1/companies/{slug}/jobs', { params: { slug }, query }, keepPrevious)
}

/** A job that the team wrote, for editing. */
export function writtenJobQuery(api: Api, slug: string, id: string) {
  return queryOf(api, 'GET /api/v1/companies/{slug}/written-jobs/{id}', { params: { slug, id } }, presentVersion)
}
