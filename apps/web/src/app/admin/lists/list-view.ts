/** A view of an admin list, as encoded in its address: the value of each set filter by name. No value is empty. */
export type ListView = Readonly<Record<string, string>>

/** The parameter that names the visible columns. */
const COLUMNS = 'columns'
/** The parameter that contains the cursor after which the page begins. */
export const AFTER = 'after'

/** Reads the parameters with these names, the columns and the cursor from an address. */
export function viewOf(search: string, names: readonly string[]): ListView {
  const params = new URLSearchParams(search)
  const entries = [...names, COLUMNS, AFTER].map((name) => [name, params.get(name)?.trim() ?? ''] as const)
  return Object.fromEntries(entries.filter(([, value]) => value !== ''))
}

/** Reads the filters from the fields of a form; the columns stay, and the list restarts from its beginning. */
export function viewOfForm(form: HTMLFormElement, names: readonly string[], { columns }: ListView): ListView {
  const data = new FormData(form)
  const entries = names.map((name) => [name, String(data.get(name) ?? '').trim()] as const)
  const filters = Object.fromEntries(entries.filter(([, value]) => value !== ''))
  return columns === undefined ? filters : { ...filters, columns }
}

/** Returns the address of a view; equal views have equal addresses. */
export function hrefOf(path: string, view: ListView): string {
  const params = new URLSearchParams(
    Object.entries(view)
      .filter(([, value]) => value !== undefined && value !== '')
      .toSorted(([a], [b]) => a.localeCompare(b)),
  )
  return params.size > 0 ? `${path}?${params}` : path
}

/** Returns the view's filters without columns and cursor, for the API. */
export function filtersOf({ [COLUMNS]: _columns, [AFTER]: _after, ...filters }: ListView): ListView {
  return filters
}

/** Returns the view without its cursor: saved views and changed filters begin at the first page. */
export function fromStart({ [AFTER]: _after, ...view }: ListView): ListView {
  return view
}
