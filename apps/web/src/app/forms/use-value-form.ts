import type { FieldErrors } from './field-errors.ts'
import { useEngine } from './use-engine.ts'
import { createValueEngine, type FormState, type ValuePlan } from './value-engine.ts'

/** Returns the id of the field at a path of a form. */
export function fieldId(form: string, field: string): string {
  return `${form}-${field.replaceAll('.', '-')}`
}

/** Connects a value engine to its page. `problems` are the errors with the ids of their fields, prefixed by `name`. */
export function useValueForm<T extends object, B>(
  name: string,
  first: () => { readonly values: T; readonly version?: number | undefined },
  plan: Omit<ValuePlan<T, B>, 'onChange' | 'onErrors'>,
) {
  const id = (field: string) => fieldId(name, field)
  const [state, engine] = useEngine(
    { ...plan, onErrors: (errors: FieldErrors) => showErrors(errors, id) },
    (now: () => ValuePlan<T, B>) => {
      const { values, version } = first()
      return createValueEngine(values, version, now)
    },
  )
  const problems = Object.entries(state.errors).flatMap(([field, message]) =>
    message === undefined ? [] : [{ id: id(field), message }],
  )
  return { state: state as FormState<T>, engine, problems, id }
}

/**
 * Moves the focus to the first field with an error, and returns the errors in page order; errors of hidden fields come
 * last.
 */
function showErrors(errors: FieldErrors, idOf: (field: string) => string): FieldErrors {
  const fields = Object.keys(errors)
  if (fields.length === 0) return errors
  const selector = fields.map((field) => `[id="${idOf(field)}"]`).join()
  const invalidFields = () => [...document.querySelectorAll<HTMLElement>(selector)]
  const ids = invalidFields().map(({ id }) => id)
  invalidFields()[0]?.focus()
  // A collapsed section opens when it contains an error, so its fields may exist only from the next frame on.
  if (ids.length < fields.length) requestAnimationFrame(() => invalidFields()[0]?.focus())
  const inOrder = [...ids.flatMap((id) => fields.filter((field) => idOf(field) === id)), ...fields]
  return Object.fromEntries(inOrder.map((field) => [field, errors[field]]))
}
