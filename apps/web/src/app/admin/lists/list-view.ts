/** What a list of the admin area shows, as in the address: chosen filters by name, never empty. */
export type ListView = Readonly<Record<string, string>>

/** The columns that are shown, of a list's columns. */
const COLUMNS = 'columns'
/** The place after which the stretch begins. */
export const AFTER = 'after'

/** Reads the parameters of these names from an address, and the columns and the place. */
export function viewOf(search: string, names: readonly string[]): ListView {
  const params = new URLSearchParams(search)
  const entries = [...names, COLUMNS, AFTER].map((name) => [name, params.get(name)?.trim() ?? ''] as const)
  return Object.fromEntries(entries.filter(([, value]) => value !== ''))
}

/** Reads the filters from the fields of a form; the columns stay, and the list begins again. */
export function viewOfForm(form: HTMLFormElement, names: readonly string[], { columns }: ListView): ListView {
  const data = new FormData(form)
  const entries = names.map((name) => [name, String(data.get(name) ?? '').trim()] as const)
  const filters = Object.fromEntries(entries.filter(([, value]) => value !== ''))
  return columns === undefined ? filters : { ...filters, columns }
}

/** Returns the address of a view; each view has one. */
export function hrefOf(path: string, view: ListView): string {
  const params = new URLSearchParams(
    Object.entries(view)
      .filter(([, value]) => value !== undefined && value !== '')
      .toSorted(([a], [b]) => a.localeCompare(b)),
  )
  return params.size > 0 ? `${path}?${params}` : path
}

/** Returns the filters alone: what the API narrows by. */
export function filtersOf({ [COLUMNS]: _columns, [AFTER]: _after, ...filters }: ListView): ListView {
  return filters
}

/** Returns the view without its place, which a saved view and every change begin with. */
export function fromStart({ [AFTER]: _after, ...view }: ListView): ListView {
  return view
}
