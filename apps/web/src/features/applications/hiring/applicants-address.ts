import { type ApplicantOrder, applicantOrders, type Stage, stages } from '@rise/contract/applications/kinds'

const fits = ['all', 'fits', 'misses'] as const

/** What the applicants' page shows; the address says all of it. */
export interface ApplicantsView {
  readonly as: 'table' | 'board'
  readonly stage: Stage | undefined
  readonly q: string
  readonly fit: (typeof fits)[number]
  readonly sort: ApplicantOrder
  readonly page: string
}

export function viewOfSearch(search: URLSearchParams): ApplicantsView {
  return {
    as: search.get('as') === 'board' ? 'board' : 'table',
    stage: stages.find((stage) => stage === search.get('stage')),
    q: search.get('q')?.trim() ?? '',
    fit: fits.find((fit) => fit === search.get('fit')) ?? 'all',
    sort: applicantOrders.find((order) => order === search.get('sort')) ?? 'newest',
    page: search.get('page') ?? '1',
  }
}

export function viewHref(id: string, { as, stage, q, fit, sort, page }: ApplicantsView): string {
  const params = new URLSearchParams({
    ...(as === 'board' && { as }),
    ...(stage && { stage }),
    ...(q !== '' && { q }),
    ...(fit !== 'all' && { fit }),
    ...(sort !== 'newest' && { sort }),
    ...(page !== '1' && { page }),
  })
  const path = `/company/jobs/${id}/applicants`
  return params.size > 0 ? `${path}?${params}` : path
}

export function applicantHref(jobId: string, id: string): string {
  return `/company/jobs/${jobId}/applicants?applicant=${id}`
}
