export const TRACKER = '/layoff-tracker'
/** Where visitors send a layoff. */
export const SEND = '/layoff-tracker/send'

/** The search, filters and order of the tracker, as in the address. */
export interface TrackerView {
  readonly q: string
  readonly company: string
  readonly place: string
  readonly industry: string
  readonly year: string
  readonly size: string
  readonly share: string
  readonly sort: string
}

const names = ['q', 'company', 'place', 'industry', 'year', 'size', 'share', 'sort'] as const

/** An empty text is no filter. */
export function viewOfSearch(search: string): TrackerView {
  const params = new URLSearchParams(search)
  return Object.fromEntries(names.map((name) => [name, params.get(name)?.trim() ?? ''])) as unknown as TrackerView
}

/** Returns the view that a form has. */
export function viewOfForm(form: HTMLFormElement): TrackerView {
  const texts = [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))
  return viewOfSearch(String(new URLSearchParams(texts)))
}

/** Returns the address of a page of a view. Page 1 has no number. */
export function trackerHref(view: Partial<TrackerView>, page = 1): string {
  return addressOf(TRACKER, view, page)
}

/** Returns the address of a file with what a view shows. */
export function fileHref(name: string, { sort: _, ...filters }: TrackerView): string {
  return addressOf(`${TRACKER}/${name}`, filters, 1)
}

function addressOf(path: string, view: Partial<TrackerView>, page: number): string {
  const given = names.flatMap((name) => (view[name] && view[name] !== 'newest' ? [[name, view[name]]] : []))
  const params = new URLSearchParams(page > 1 ? [...given, ['page', String(page)]] : given)
  return params.size > 0 ? `${path}?${params}` : path
}

/** Returns the view as a query of the API, without empty filters. */
export function queryOfView(view: TrackerView): { readonly [K in keyof TrackerView]?: string } {
  return Object.fromEntries(names.flatMap((name) => (view[name] === '' ? [] : [[name, view[name]]])))
}

/** Whether a view differs from the whole tracker by more than its order. */
export function isNarrowed(view: TrackerView): boolean {
  return names.some((name) => name !== 'sort' && view[name] !== '')
}

/** The address of a layoff's page. */
export function layoffHref(slug: string): string {
  return `${TRACKER}/${slug}`
}
