/** The view of the queue: a part, and optionally one of its reviews. */
export interface QueueView {
  readonly part: 'open' | 'decided' | 'appeals'
  readonly review: string | null
}

const queueParts = ['open', 'decided', 'appeals'] as const

/** Returns the view of an address; the open reports by default. */
export function viewOfSearch(search: string): QueueView {
  const params = new URLSearchParams(search)
  return { part: queueParts.find((part) => part === params.get('part')) ?? 'open', review: params.get('review') }
}

/** Returns the address of a view. */
export function queueHref({ part, review }: QueueView): string {
  const params = new URLSearchParams({ ...(part !== 'open' && { part }), ...(review !== null && { review }) })
  const query = params.toString()
  return query === '' ? '/admin/activity' : `/admin/activity?${query}`
}
