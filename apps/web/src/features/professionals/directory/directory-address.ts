/** What the directory is narrowed to, as it stands in the address; an empty text narrows nothing. */
export interface DirectoryView {
  readonly q: string
  /** In the path. */
  readonly category: string
  readonly place: string
  readonly country: string
  readonly skill: string
  readonly hat: string
  readonly company: string
  readonly open: string
  readonly mentors: string
  readonly sort: string
}

const inSearch = ['q', 'place', 'country', 'skill', 'hat', 'company', 'open', 'mentors', 'sort'] as const
const names = ['category', ...inSearch] as const

export const emptyView = Object.fromEntries(names.map((name) => [name, ''])) as unknown as DirectoryView

/** The view and the page (as it stands there) of an address. */
export function viewOfAddress(
  { category = '', number }: { readonly category?: string | undefined; readonly number?: string | undefined },
  search: string,
): { view: DirectoryView; page: string } {
  const params = new URLSearchParams(search)
  const given = inSearch.map((name) => [name, params.get(name)?.trim() ?? ''])
  const view = { ...emptyView, ...Object.fromEntries(given), category } as DirectoryView
  return { view, page: number ?? (category === '' ? '1' : (params.get('page') ?? '1')) }
}

/** The address of a page of a view; page 1 is the bare one. */
export function directoryHref(view: Partial<DirectoryView>, page = 1): string {
  const { category } = view
  const path = category
    ? `/professionals/search/${encodeURIComponent(category)}`
    : page > 1
      ? `/professionals/page/${page}`
      : '/professionals'
  const given = inSearch.flatMap((name) => (view[name] ? [[name, view[name]]] : []))
  const pages = category && page > 1 ? [['page', String(page)]] : []
  const search = new URLSearchParams([...given, ...pages]).toString()
  return search === '' ? path : `${path}?${search}`
}

/** What stands in the query of the API; nothing for what narrows nothing. */
export function queryOfView(view: DirectoryView): Partial<DirectoryView> {
  return Object.fromEntries(names.flatMap((name) => (view[name] === '' ? [] : [[name, view[name]]])))
}

/** Whether anything but the order differs from all professionals. */
export function isNarrowed(view: DirectoryView): boolean {
  return names.some((name) => name !== 'sort' && view[name] !== '')
}

/** What a form of the directory says, on top of what it has no field for. */
export function viewOfForm(form: HTMLFormElement, before: DirectoryView): DirectoryView {
  const data = new FormData(form)
  const fields = names.flatMap((name) => {
    const field = form.elements.namedItem(name)
    const value = data.get(name)
    return field === null ? [] : [[name, typeof value === 'string' ? value.trim() : '']]
  })
  return { ...before, ...Object.fromEntries(fields) }
}
