import { type ChangeEvent, type FormEvent, useRef, useState } from 'react'
import { ApiError } from '../../app/base/api.ts'
import { loadSchemas } from '../../app/forms/load-schemas.ts'
import { showToast } from '../../ui/base/toast.ts'
import type { formSchemas } from './form-schemas.ts'

const FAILED = 'Something went wrong... try again in a few minutes'

type FieldName<T> = keyof T & string
type FieldErrors<T> = { readonly [K in FieldName<T>]?: string | undefined }
type Checked<T> = { readonly values: T } | { readonly errors: FieldErrors<T> }

interface FormOptions<T extends object> {
  readonly schema: keyof typeof formSchemas
  /** Every field of the form in its order: errors of the server find their field, focus the first of them. */
  readonly fields: readonly FieldName<T>[]
  readonly defaultValues?: { readonly [K in FieldName<T>]?: string }
  /** Sends what was typed, put in order by the schema. Throws what the form shows. */
  readonly send: (values: T) => Promise<void>
  /** Refusals that belong to a field, by code. */
  readonly fieldOfCode?: Readonly<Record<string, FieldName<T>>>
}

/**
 * A form that follows the contract: checked on submit and then while it is corrected; what the server refuses stands at
 * its field, or as `failure` in a banner, and in a toast (section 8). The page's own fields keep what was typed, so that
 * neither a refusal nor the coming of the scripts loses it.
 */
export function useContractForm<T extends object>(options: FormOptions<T>) {
  const { schema, fields, defaultValues, send, fieldOfCode = {} } = options
  const ref = useRef<HTMLFormElement>(null)
  const [failure, setFailure] = useState<ApiError>()
  const [errors, setErrors] = useState<FieldErrors<T>>({})
  const [busy, setBusy] = useState(false)
  const [submitted, setSubmitted] = useState(false)

  /** Checks one field as it stands now. */
  async function check(name: FieldName<T>): Promise<void> {
    if (!ref.current) return
    const found = await checkValues<T>(schema, valuesOf(ref.current, fields))
    setErrors((before) => ({ ...before, [name]: 'errors' in found ? found.errors[name] : undefined }))
  }

  function showErrors(found: FieldErrors<T>): void {
    setErrors(found)
    const first = fields.find((name) => found[name] !== undefined)
    if (first !== undefined) document.getElementById(fieldId(schema, first))?.focus()
  }

  function showRefusal(error: unknown): void {
    const refusal = error instanceof ApiError ? error : new ApiError(0, { code: 'internal', message: FAILED })
    const known = errorsOfRefusal(refusal, fields, fieldOfCode)
    if (Object.keys(known).length > 0) showErrors(known)
    else {
      setFailure(refusal)
      showToast({ id: 'form', kind: 'failure', title: refusal.message || FAILED })
    }
  }

  async function submit(form: HTMLFormElement): Promise<void> {
    setBusy(true)
    setSubmitted(true)
    const found = await checkValues<T>(schema, valuesOf(form, fields))
    if ('errors' in found) showErrors(found.errors)
    else {
      setErrors({})
      setFailure(undefined)
      await send(found.values).catch(showRefusal)
    }
    setBusy(false)
  }

  return {
    ref,
    failure,
    busy,
    check: (name: FieldName<T>) => void check(name),
    /** Spread on the form's shell. */
    shell: {
      ref,
      failure,
      /** In the order of the fields, for a summary. */
      errors: fields.flatMap((name) => {
        const message = errors[name]
        return message === undefined ? [] : [{ id: fieldId(schema, name), message }]
      }),
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault()
        if (!busy) void submit(event.currentTarget)
      },
    },
    /** Spread on a field: its name, what it begins with, and its error. */
    field: (name: FieldName<T>) => {
      const error = errors[name]
      const first = defaultValues?.[name]
      return {
        name,
        id: fieldId(schema, name),
        ...(first !== undefined && { defaultValue: first }),
        ...(error !== undefined && { error }),
        onChange: (_: ChangeEvent) => {
          if (submitted || error !== undefined) void check(name)
        },
      }
    },
  }
}

/** Loads the schemas ahead of the first submit. Fails silently: then the server alone checks. */
export function preloadSchemas(): void {
  loadFormSchemas().catch(() => undefined)
}

function loadFormSchemas() {
  return loadSchemas(() => import('./form-schemas.ts'))
}

/** zod is larger than the page that asks for a password: it comes when it is needed. */
async function checkValues<T extends object>(name: keyof typeof formSchemas, values: object): Promise<Checked<T>> {
  const schemas = await loadFormSchemas().catch(() => undefined)
  // The schema of that name is the one that T was written for.
  if (!schemas) return { values: values as T }
  const result = await schemas.formSchemas[name]['~standard'].validate(values)
  if (!result.issues) return { values: result.value as T }
  // Of several about one field the first is shown.
  const errors = result.issues.map(({ path, message }) => [String(path?.[0] ?? ''), message] as const).reverse()
  return { errors: Object.fromEntries(errors) as FieldErrors<T> }
}

/** What stands in the fields that the form has just now. */
function valuesOf(form: HTMLFormElement, fields: readonly string[]): object {
  const data = new FormData(form)
  return Object.fromEntries(fields.flatMap((name) => (data.has(name) ? [[name, data.get(name)]] : [])))
}

/** `body.user.email` belongs to the field `email`. */
function errorsOfRefusal<T>(
  error: ApiError,
  fields: readonly FieldName<T>[],
  byCode: Readonly<Record<string, FieldName<T>>>,
): FieldErrors<T> {
  const named = byCode[error.code]
  const entries =
    named !== undefined
      ? [[named, error.message]]
      : Object.entries(error.fields).flatMap(([path, message]) => {
          const field = fields.find((name) => name === path.split('.').at(-1))
          return field === undefined ? [] : [[field, message]]
        })
  return Object.fromEntries(entries) as FieldErrors<T>
}

function fieldId(form: string, name: string): string {
  return `${form}-${name}`
}
