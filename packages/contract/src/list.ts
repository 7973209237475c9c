/** The filter value for rows without a value. */
export const NOT_SPECIFIED = 'not-specified'

/** A list whose address contains its search, filters and order. */
interface ListDefinition<Items extends string, Figures extends string, Name extends string, Default extends Name> {
  readonly path: string
  /** The endpoint of its pages. */
  readonly items: Items
  /** The endpoint of the counts for its filters. */
  readonly figures: Figures
  /** The names that its address may contain, in this order. */
  readonly names: readonly Name[]
  /** Names that don't narrow the list, like the order, each with the default that the address omits. */
  readonly defaults: Readonly<Record<Default, string>>
  /** The position of the page number in the address: `/courses/page/2` or `/events?page=2`. */
  readonly pagesIn: 'path' | 'query'
  /** A filter that is part of the path, after the words `after`. The page number is then in the query. */
  readonly inPath?: { readonly name: Name; readonly after: string }
}

/** The values of a list's address by name; an empty string means no value. */
export type ListView<Name extends string> = Readonly<Record<Name, string>>

/** The type of a list's views. */
export type ViewOf<L extends { readonly emptyView: unknown }> = L['emptyView']

/** A list with the functions that read and write its addresses. */
export interface FilteredList<
  Items extends string = string,
  Figures extends string = string,
  Name extends string = string,
  Default extends Name = never,
> extends ListDefinition<Items, Figures, Name, Default> {
  /** The names that narrow the list. */
  readonly filters: readonly Exclude<Name, Default>[]
  /** The view of the whole list. */
  readonly emptyView: ListView<Name>
  /** Returns the view with these values. */
  viewFrom(textOf: (name: Name) => string): ListView<Name>
  /** Returns the view of an address, from its query and from the filter in its path. */
  viewOf(search: string, part?: string): ListView<Name>
  /** Returns the address of a page of a view. Page 1 has no number. */
  href(view?: Partial<ListView<Name>>, page?: number): string
  /** Returns the address of a file or feed with the view's filters; the order of the view is ignored. */
  fileHref(file: string, view?: Partial<ListView<Name>>): string
  /** Returns the view as a query of the API, without empty values. */
  queryOf(view?: Partial<ListView<Name>>): { readonly [N in Name]?: string }
  /** Returns the names of the filters that are set in a view. */
  chosenIn(view: ListView<Name>): readonly Exclude<Name, Default>[]
  /** Whether any filter is set in a view. */
  isNarrowed(view: ListView<Name>): boolean
}

export function defineList<
  const Items extends string,
  const Figures extends string,
  const Name extends string,
  const Default extends Name,
>(definition: ListDefinition<Items, Figures, Name, Default>): FilteredList<Items, Figures, Name, Default> {
  const { path, names, pagesIn, inPath } = definition
  const defaults: Readonly<Partial<Record<string, string>>> = definition.defaults
  const filters = names.filter((name): name is Exclude<Name, Default> => defaults[name] === undefined)

  function viewFrom(textOf: (name: Name) => string): ListView<Name> {
    return Object.fromEntries(names.map((name) => [name, textOf(name)])) as ListView<Name>
  }

  function addressOf(base: string, entries: readonly (readonly [string, string])[]): string {
    return entries.length > 0 ? `${base}?${new URLSearchParams(Object.fromEntries(entries))}` : base
  }

  function entriesOf(view: Partial<ListView<Name>>): (readonly [Name, string])[] {
    return names.flatMap((name) => {
      const value = view[name]
      return value ? [[name, value] as const] : []
    })
  }

  function inAddress(view: Partial<ListView<Name>>) {
    return entriesOf(view).filter(([name, value]) => value !== defaults[name])
  }

  function chosenIn(view: ListView<Name>) {
    return filters.filter((name) => view[name] !== '')
  }

  return {
    ...definition,
    filters,
    emptyView: viewFrom(() => ''),
    viewFrom,
    viewOf(search, part = '') {
      const params = new URLSearchParams(search)
      return viewFrom((name) => (name === inPath?.name ? part : (params.get(name)?.trim() ?? '')))
    },
    href(view = {}, page = 1) {
      const part = inPath && view[inPath.name]
      const base = inPath && part ? `${inPath.after}/${encodeURIComponent(part)}` : path
      const entries = inAddress(view).filter(([name]) => name !== inPath?.name)
      if (page <= 1) return addressOf(base, entries)
      if (pagesIn === 'path' && !part) return addressOf(`${base}/page/${page}`, entries)
      return addressOf(base, [...entries, ['page', String(page)]])
    },
    fileHref(file, view = {}) {
      return addressOf(
        `${path}/${file}`,
        inAddress(view).filter(([name]) => name !== 'sort'),
      )
    },
    queryOf(view = {}) {
      return Object.fromEntries(entriesOf(view)) as { readonly [N in Name]?: string }
    },
    chosenIn,
    isNarrowed: (view) => chosenIn(view).length > 0,
  }
}
