import { type ApplicantOrder, applicantOrders, type Stage, stages } from '@rise/contract/applications/kinds'
import { MOST_COMPARED } from '@rise/contract/applications/limits'
import { leastMatches } from '@rise/contract/match/kinds'

const fits = ['all', 'fits', 'misses'] as const

/** The state of the list or board of applicants. All of it is in the address. */
export interface ApplicantsView {
  readonly as: 'table' | 'board'
  readonly stage: Stage | undefined
  /** The id of a stage that the company defined. */
  readonly stageId: string | undefined
  readonly q: string
  readonly fit: (typeof fits)[number]
  /** The id of a question and an answer to it. */
  readonly answer: { readonly question: string; readonly text: string } | undefined
  readonly match: number | undefined
  readonly sort: ApplicantOrder
  readonly page: string
}

export function viewOfSearch(search: URLSearchParams): ApplicantsView {
  const [question, text] = [search.get('question'), search.get('answer')]
  return {
    as: search.get('as') === 'board' ? 'board' : 'table',
    stage: stages.find((stage) => stage === search.get('stage')),
    stageId: search.get('stageId') ?? undefined,
    q: search.get('q')?.trim() ?? '',
    fit: fits.find((fit) => fit === search.get('fit')) ?? 'all',
    answer: question !== null && text !== null ? { question, text } : undefined,
    match: leastMatches.find((least) => String(least) === search.get('match')),
    sort: applicantOrders.find((order) => order === search.get('sort')) ?? 'newest',
    page: search.get('page') ?? '1',
  }
}

/** Returns the filters and the order of a view, as the API takes them. */
export function filterOf({ q, fit, answer, match, sort }: ApplicantsView) {
  return {
    ...(q !== '' && { q }),
    ...(answer && { question: answer.question, answer: answer.text }),
    ...(match !== undefined && { match }),
    ...{ fit, sort },
  }
}

export function isNarrowed({ q, fit, answer, match }: ApplicantsView): boolean {
  return q !== '' || fit !== 'all' || answer !== undefined || match !== undefined
}

export function viewHref(
  id: string,
  { as, stage, stageId, q, fit, answer, match, sort, page }: ApplicantsView,
): string {
  const params = new URLSearchParams({
    ...(as === 'board' && { as }),
    ...(stage && { stage }),
    ...(stageId && { stageId }),
    ...(q !== '' && { q }),
    ...(fit !== 'all' && { fit }),
    ...(answer && { question: answer.question, answer: answer.text }),
    ...(match !== undefined && { match: String(match) }),
    ...(sort !== 'newest' && { sort }),
    ...(page !== '1' && { page }),
  })
  const path = `/company/jobs/${id}/applicants`
  return params.size > 0 ? `${path}?${params}` : path
}

export function applicantHref(jobId: string, id: string): string {
  return `/company/jobs/${jobId}/applicants?applicant=${id}`
}

export function compareHref(jobId: string, ids: readonly string[]): string {
  return `/company/jobs/${jobId}/applicants?compare=${ids.join('.')}`
}

/** Returns the ids of the applicants that an address compares. */
export function comparedIds(search: URLSearchParams): readonly string[] {
  return [...new Set((search.get('compare') ?? '').split('.').filter(Boolean))].slice(0, MOST_COMPARED)
}
