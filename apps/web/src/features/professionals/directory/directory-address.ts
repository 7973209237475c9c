/** The search and filters of the directory, as in the address; an empty text is no filter. */
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

/** Returns the view and the page (as text) of an address. */
export function viewOfAddress(
  { category = '', number }: { readonly category?: string | undefined; readonly number?: string | undefined },
  search: string,
): { view: DirectoryView; page: string } {
  const params = new URLSearchParams(search)
  const given = inSearch.map((name) => [name, params.get(name)?.trim() ?? ''])
  const view = { ...emptyView, ...Object.fromEntries(given), category } as DirectoryView
  return { view, page: number ?? params.get('page') ?? '1' }
}

/**
 * Returns the one address of a page that is asked for by another: `/professionals/page/1`, or `?page=2` without a
 * category.
 */
export function addressOfPage(
  params: { readonly category?: string | undefined; readonly number?: string | undefined },
  search: string,
): string | undefined {
  const { view } = viewOfAddress(params, search)
  const asked = params.number ?? new URLSearchParams(search).get('page') ?? ''
  const isElsewhere = params.number === undefined ? view.category === '' || asked === '1' : asked === '1'
  return isPageNumber(asked) && isElsewhere ? directoryHref(view, Number(asked)) : undefined
}

/** Whether a list may have a page of this name. */
export function isPageNumber(page: string): boolean {
  return /^[1-9]\d*$/.test(page)
}

/** Returns the address of a page of a view; page 1 has no number. */
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

/** Returns the view as a query of the API, without empty filters. */
export function queryOfView(view: DirectoryView): Partial<DirectoryView> {
  return Object.fromEntries(names.flatMap((name) => (view[name] === '' ? [] : [[name, view[name]]])))
}

/** Whether a view differs from all professionals by more than its order. */
export function isNarrowed(view: DirectoryView): boolean {
  return names.some((name) => name !== 'sort' && view[name] !== '')
}

/** Returns the view of a form, with the former values of what it has no field for. */
export function viewOfForm(form: HTMLFormElement, before: DirectoryView): DirectoryView {
  const data = new FormData(form)
  const fields = names.flatMap((name) => {
    const field = form.elements.namedItem(name)
    const value = data.get(name)
    return field === null ? [] : [[name, typeof value === 'string' ? value.trim() : '']]
  })
  return { ...before, ...Object.fromEntries(fields) }
}
