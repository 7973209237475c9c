export const COURSES = '/courses'

/** The search, filters and order of the catalog, as in the address. */
export interface CoursesView {
  readonly q: string
  readonly category: string
  readonly level: string
  readonly price: string
  readonly language: string
  readonly skill: string
  readonly sort: string
}

const names = ['q', 'category', 'level', 'price', 'language', 'skill', 'sort'] as const

/** An empty text is no filter. */
export function viewOfSearch(search: string): CoursesView {
  const params = new URLSearchParams(search)
  return Object.fromEntries(names.map((name) => [name, params.get(name)?.trim() ?? ''])) as unknown as CoursesView
}

/** Returns the view that a form has. */
export function viewOfForm(form: HTMLFormElement): CoursesView {
  const texts = [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))
  return viewOfSearch(String(new URLSearchParams(texts)))
}

/** Returns the address of a page of a view. Page 1 has no number. */
export function coursesHref(view: Partial<CoursesView>, page = 1): string {
  const given = names.flatMap((name) => (view[name] && view[name] !== 'popular' ? [[name, view[name]]] : []))
  const path = page > 1 ? `${COURSES}/page/${page}` : COURSES
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path
}

/** Returns the view as a query of the API, without empty filters. */
export function queryOfView(view: CoursesView): { readonly [K in keyof CoursesView]?: string } {
  return Object.fromEntries(names.flatMap((name) => (view[name] === '' ? [] : [[name, view[name]]])))
}

/** Whether a view differs from the whole catalog by more than its order. */
export function isNarrowed(view: CoursesView): boolean {
  return names.some((name) => name !== 'sort' && view[name] !== '')
}

/** The address of a course's page. */
export function courseHref(slug: string): string {
  return `${COURSES}/${slug}`
}
