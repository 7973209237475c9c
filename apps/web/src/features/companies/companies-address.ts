/** What the list of companies is narrowed to, as it stands in the address. */
export interface CompaniesView {
  readonly q: string
  readonly industry: string
  readonly stage: string
  readonly size: string
  readonly teamSize: string
  readonly place: string
  readonly hiring: string
  readonly sort: string
}

const names = ['q', 'industry', 'stage', 'size', 'teamSize', 'place', 'hiring', 'sort'] as const

/** An empty text narrows nothing. */
export function viewOfSearch(search: string): CompaniesView {
  const params = new URLSearchParams(search)
  return Object.fromEntries(names.map((name) => [name, params.get(name)?.trim() ?? ''])) as unknown as CompaniesView
}

/** The address of a page of a view; page 1 is the bare one. */
export function companiesHref(view: Partial<CompaniesView>, page = 1): string {
  const given = names.flatMap((name) => (view[name] ? [[name, view[name]]] : []))
  const search = given.length > 0 ? `?${new URLSearchParams(given)}` : ''
  return `${page > 1 ? `/companies/page/${page}` : '/companies'}${search}`
}

/** What stands in the query of the API; nothing for what narrows nothing. */
export function queryOfView(view: CompaniesView): { readonly [K in keyof CompaniesView]?: string } {
  return Object.fromEntries(names.flatMap((name) => (view[name] === '' ? [] : [[name, view[name]]])))
}

/** Whether anything but the order differs from all companies. */
export function isNarrowed(view: CompaniesView): boolean {
  return narrowingsOf(view) > 0
}

/** How many conditions narrow all companies to those. */
export function narrowingsOf(view: CompaniesView): number {
  return names.filter((name) => name !== 'sort' && view[name] !== '').length
}

/** What a form of filters asks for, as it stands in the address: what is left empty stays out of it. */
export function searchOfForm(form: HTMLFormElement): string {
  const given = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' && value.trim() !== '' ? [[name, value.trim()]] : [],
  )
  return String(new URLSearchParams(given))
}
