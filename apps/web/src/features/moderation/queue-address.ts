/** What the page of the queue shows: a part, and perhaps one review of it. */
export interface QueueView {
  readonly part: 'open' | 'decided' | 'appeals'
  readonly review: string | null
}

const parts = ['open', 'decided', 'appeals'] as const

/** Returns what an address asks for; the open reports if that is nothing in particular. */
export function viewOfSearch(search: string): QueueView {
  const params = new URLSearchParams(search)
  return { part: parts.find((part) => part === params.get('part')) ?? 'open', review: params.get('review') }
}

/** Returns the address of a view. */
export function queueHref({ part, review }: QueueView): string {
  const params = new URLSearchParams({ ...(part !== 'open' && { part }), ...(review !== null && { review }) })
  const query = params.toString()
  return query === '' ? '/admin/activity' : `/admin/activity?${query}`
}
