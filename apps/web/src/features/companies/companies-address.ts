/** The search and filters of the list of companies, as in the address. */
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

/** An empty text is no filter. */
export function viewOfSearch(search: string): CompaniesView {
  const params = new URLSearchParams(search)
  return Object.fromEntries(names.map((name) => [name, params.get(name)?.trim() ?? ''])) as unknown as CompaniesView
}

/** Returns the address of a page of a view; page 1 has no number. */
export function companiesHref(view: Partial<CompaniesView>, page = 1): string {
  const given = names.flatMap((name) => (view[name] ? [[name, view[name]]] : []))
  const search = given.length > 0 ? `?${new URLSearchParams(given)}` : ''
  return `${page > 1 ? `/companies/page/${page}` : '/companies'}${search}`
}

/** Returns the view as a query of the API, without empty filters. */
export function queryOfView(view: CompaniesView): { readonly [K in keyof CompaniesView]?: string } {
  return Object.fromEntries(names.flatMap((name) => (view[name] === '' ? [] : [[name, view[name]]])))
}

/** Whether a view differs from all companies by more than its order. */
export function isNarrowed(view: CompaniesView): boolean {
  return narrowingsOf(view) > 0
}

/** Returns how many filters a view has. */
export function narrowingsOf(view: CompaniesView): number {
  return names.filter((name) => name !== 'sort' && view[name] !== '').length
}

/** Returns a form's filters as they appear in the address; empty fields are left out. */
export function searchOfForm(form: HTMLFormElement): string {
  const given = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' && value.trim() !== '' ? [[name, value.trim()]] : [],
  )
  return String(new URLSearchParams(given))
}
