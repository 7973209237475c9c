import type { FilteredList, ListView } from '@rise/contract/list'

/** Returns the view with the values of a form's fields. Parameters without a field keep their value in `before`. */
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
