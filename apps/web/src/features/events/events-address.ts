export const EVENTS = '/events'

/** The search and filters of the list, as in the address. */
export interface EventsView {
  readonly when: string
  readonly q: string
  readonly topic: string
  readonly manner: string
  readonly city: string
  readonly month: string
}

const names = ['when', 'q', 'topic', 'manner', 'city', 'month'] as const

/** An empty text is no filter. */
export function viewOfSearch(search: string): EventsView {
  const params = new URLSearchParams(search)
  return Object.fromEntries(names.map((name) => [name, params.get(name)?.trim() ?? ''])) as unknown as EventsView
}

/** Returns the view that a form has. */
export function viewOfForm(form: HTMLFormElement): EventsView {
  const texts = [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))
  return viewOfSearch(String(new URLSearchParams(texts)))
}

/** Returns the address of a page of a view. Page 1 has no number, and upcoming events need no word. */
export function eventsHref(view: Partial<EventsView> = {}, page = 1): string {
  const given = names.flatMap((name) => (view[name] && view[name] !== 'upcoming' ? [[name, view[name]]] : []))
  const params = new URLSearchParams(page > 1 ? [...given, ['page', String(page)]] : given)
  return params.size > 0 ? `${EVENTS}?${params}` : EVENTS
}

/** Returns the view as a query of the API, without empty filters. */
export function queryOfView(view: EventsView): { readonly [K in keyof EventsView]?: string } {
  return Object.fromEntries(names.flatMap((name) => (view[name] === '' ? [] : [[name, view[name]]])))
}

/** Whether a view differs from all upcoming or all past events. */
export function isNarrowed(view: EventsView): boolean {
  return names.some((name) => name !== 'when' && view[name] !== '')
}

/** The address of an event's page. */
export function eventHref(slug: string): string {
  return `${EVENTS}/${slug}`
}

/** The address for editing a draft, or for previewing it. */
export function draftHref(slug: string, page: '' | '/preview' = ''): string {
  return `${EVENTS}/create${page}?draft=${encodeURIComponent(slug)}`
}

/** The address for editing an event, or another part of looking after it. */
export function editHref(slug: string, part?: 'participants' | 'note'): string {
  return `${eventHref(slug)}/edit${part ? `?part=${part}` : ''}`
}
