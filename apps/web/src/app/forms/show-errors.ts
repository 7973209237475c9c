import type { FieldErrors } from './field-errors.ts'

/**
 * Moves the focus to the first field with an error, and returns the errors in page order; those of hidden fields come
 * last.
 */
export function showErrors(errors: FieldErrors, idOf: (field: string) => string): FieldErrors {
  const fields = Object.keys(errors)
  if (fields.length === 0) return errors
  const selector = fields.map((field) => `[id="${idOf(field)}"]`).join()
  const shown = () => [...document.querySelectorAll<HTMLElement>(selector)]
  const ids = shown().map(({ id }) => id)
  shown()[0]?.focus()
  // Opens a collapsed section first.
  if (ids.length < fields.length) requestAnimationFrame(() => shown()[0]?.focus())
  const inOrder = [...ids.flatMap((id) => fields.filter((field) => idOf(field) === id)), ...fields]
  return Object.fromEntries(inOrder.map((field) => [field, errors[field]]))
}
