import type { FilteredList, ListView } from '@rise/contract/list'

/** Returns the view that a form describes, with the previous values of parameters that have no field. */
export function viewOfForm<Name extends string>(
  list: FilteredList<string, string, Name>,
  form: HTMLFormElement,
  before: ListView<Name>,
): ListView<Name> {
  const data = new FormData(form)
  return list.viewFrom((name) => {
    if (form.elements.namedItem(name) === null) return before[name]
    const value = data.get(name)
    return typeof value === 'string' ? value.trim() : ''
  })
}
