/** The filters and the order of the list of questions, as in the address. */
export interface RealTalkView {
  readonly sort: string
  readonly author: string
  readonly answeredBy: string
}

const names = ['sort', 'author', 'answeredBy'] as const

/** Returns the view of an address. An empty text doesn't filter. */
export function viewOfSearch(search: string): RealTalkView {
  const params = new URLSearchParams(search)
  return Object.fromEntries(names.map((name) => [name, params.get(name)?.trim() ?? ''])) as unknown as RealTalkView
}

/** Returns the address of a page of a view; the address of page 1 has no number. */
export function realTalkHref(view: Partial<RealTalkView> = {}, page = 1): string {
  const filters = names.flatMap((name) => (view[name] ? [[name, view[name]]] : []))
  return `/real-talk${searchOf(page > 1 ? [...filters, ['page', String(page)]] : filters)}`
}

/** Whether a view begins with the highlights: the first page of all questions, newest first. */
export function hasHighlights(view: RealTalkView, page: string | number): boolean {
  return names.every((name) => view[name] === '') && String(page) === '1'
}

/** The address of the list of polls. */
export const POLLS_HREF = '/real-talk?show=polls'

/** Whether an address shows the polls. */
export function showsPolls(search: string): boolean {
  return new URLSearchParams(search).get('show') === 'polls'
}

/** An order of answers other than newest first. */
export type AnswerOrder = 'most-reactions'

/** Returns the order of answers in an address; undefined for newest first, and for unknown ones. */
export function answerOrderOf(search: URLSearchParams): AnswerOrder | undefined {
  return search.get('sort') === 'most-reactions' ? 'most-reactions' : undefined
}

/** Returns the address of a question, or of a page of its answers. */
export function questionHref(slug: string, page = 1, sort?: AnswerOrder): string {
  const order = sort === undefined ? [] : [['sort', sort]]
  return `/real-talk/${slug}${searchOf(page > 1 ? [...order, ['page', String(page)]] : order)}`
}

function searchOf(parameters: string[][]): string {
  return parameters.length > 0 ? `?${new URLSearchParams(parameters)}` : ''
}
