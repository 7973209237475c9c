import { type FormEvent, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import type { FormProblem } from '../../ui/fields/error-summary.tsx'
import { ApiError } from '../base/api.ts'
import { tabStore } from '../session/safe-storage.ts'
import { DRAFT_PREFIX } from '../session/storage-names.ts'
import { useCurrentUser } from '../session/use-session.tsx'
import { loadSchemas } from './load-schemas.ts'

const FAILED = new ApiError(0, { code: 'internal', message: 'Something went wrong... try again in a few minutes' })
/** Never kept, whatever the form calls it. */
const secret = /password/i

type Errors<T> = { readonly [K in keyof T]?: string }

/** Checks values as the contract does: a schema of it, which comes with the first that is sent. */
interface Schema {
  readonly '~standard': {
    readonly validate: (values: unknown) => StandardResult | Promise<StandardResult>
  }
}
interface StandardResult {
  readonly value?: unknown
  readonly issues?: readonly { readonly message: string; readonly path?: readonly unknown[] | undefined }[] | undefined
}

export interface DraftFormOptions<T extends object> {
  /** Names the form: its fields' ids begin with it, and its draft is kept under it. */
  readonly name: string
  /** Loads the schema. */
  readonly schema: () => Promise<Schema>
  readonly initial: T
  /** Tells drafts of one page and schema apart. */
  readonly draft?: string
  /** The draft stays after sending, until `reset`: for what is only looked at first. */
  readonly keepDraft?: boolean
  /** Sends the values, put in order by the schema. Throws what the form shows. */
  readonly send: (values: T) => Promise<void>
}

/** A form whose values may be lists and choices, as `useDraftForm` gives it. */
export interface DraftForm<T extends object> {
  readonly values: T
  readonly errors: Errors<T>
  /** The same, each with the id of its field. */
  readonly problems: readonly FormProblem[]
  /** A refusal that belongs to no field. */
  readonly failure: ApiError | undefined
  readonly busy: boolean
  /** Something was changed since it was sent or loaded. */
  readonly changed: boolean
  set(change: Partial<T>): void
  /** What was typed for a list and not added yet: it is added when the form is sent. */
  type(name: keyof T, text: string): void
  onSubmit(event: FormEvent): void
  /** Begins anew with these values; the draft is forgotten. */
  reset(values: T): void
  /** The id of a field. */
  id(name: keyof T & string): string
}

/**
 * A form that follows the contract, for values that are no plain texts. What is typed is kept in this tab, by path and
 * name, until it was sent; a refusal stands at its field and loses nothing.
 */
export function useDraftForm<T extends object>({
  name: formName,
  schema,
  initial,
  draft = '',
  keepDraft = false,
  send,
}: DraftFormOptions<T>): DraftForm<T> {
  const owner = useCurrentUser()?._id ?? ''
  const key = `${DRAFT_PREFIX}${useLocation().pathname}:${formName}${draft}`
  const [values, setValues] = useState<T>(() => ({ ...initial, ...readDraft<T>(key, owner) }))
  const [changed, setChanged] = useState(() => readDraft<T>(key, owner) !== undefined)
  const [errors, setErrors] = useState<Errors<T>>({})
  const [failure, setFailure] = useState<ApiError>()
  const [busy, setBusy] = useState(false)
  const typed = useRef<Partial<Record<keyof T, string>>>({})
  const id = (name: string) => `${formName}-${name}`

  function showErrors(found: Errors<T>): void {
    const fields = Object.entries(found).map(([name, error]) => ({
      name,
      error,
      element: document.getElementById(id(name)),
    }))
    // As the form shows them.
    fields.sort((one, other) => {
      if (!one.element || !other.element) return Number(!one.element) - Number(!other.element)
      return one.element.compareDocumentPosition(other.element) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1
    })
    setErrors(Object.fromEntries(fields.map(({ name, error }) => [name, error])) as Errors<T>)
    fields[0]?.element?.focus()
  }

  async function submit(): Promise<void> {
    setBusy(true)
    setFailure(undefined)
    const all = withTyped(values, typed.current)
    typed.current = {}
    setValues(all)
    const found = await check(schema, all)
    if ('errors' in found) showErrors(found.errors)
    else {
      setErrors({})
      try {
        await send(found.values)
        tabStore.set(key, keepDraft ? JSON.stringify({ owner, values: all }) : undefined)
        setChanged(keepDraft)
      } catch (error) {
        const refusal = error instanceof ApiError ? error : FAILED
        const fields = errorsOf(refusal, all)
        if (Object.keys(fields).length > 0) showErrors(fields)
        else setFailure(refusal)
      }
    }
    setBusy(false)
  }

  return {
    values,
    errors,
    problems: problemsIn(errors, id),
    failure,
    busy,
    changed,
    id,
    set(change) {
      const next = { ...values, ...change }
      setValues(next)
      setChanged(true)
      const names = Object.keys(change) as (keyof T)[]
      setErrors((before) => ({ ...before, ...Object.fromEntries(names.map((name) => [name, undefined])) }))
      const kept = Object.fromEntries(Object.entries(next).filter(([name]) => !secret.test(name)))
      tabStore.set(key, JSON.stringify({ owner, values: kept }))
    },
    type(name, text) {
      typed.current = { ...typed.current, [name]: text }
    },
    onSubmit(event) {
      event.preventDefault()
      if (!busy) void submit()
    },
    reset(next) {
      tabStore.set(key, undefined)
      setValues(next)
      setChanged(false)
      setErrors({})
      setFailure(undefined)
    },
  }
}

function problemsIn<T extends object>(errors: Errors<T>, id: (name: string) => string): FormProblem[] {
  return Object.entries<string | undefined>(errors).flatMap(([name, message]) =>
    message ? [{ id: id(name), message }] : [],
  )
}

function withTyped<T extends object>(values: T, typed: Partial<Record<keyof T, string>>): T {
  const lists = (Object.keys(typed) as (keyof T)[]).flatMap((name) => {
    const [list, text] = [values[name], typed[name]]
    return Array.isArray(list) && text && !list.includes(text) ? [[name, [...list, text]]] : []
  })
  return { ...values, ...Object.fromEntries(lists) }
}

function readDraft<T>(key: string, owner: string): Partial<T> | undefined {
  try {
    const draft = JSON.parse(tabStore.get(key) ?? 'null') as { owner: string; values: Partial<T> } | null
    return draft?.owner === owner ? draft.values : undefined
  } catch {
    return undefined
  }
}

async function check<T extends object>(
  load: () => Promise<Schema>,
  values: T,
): Promise<{ values: T } | { errors: Errors<T> }> {
  const schema = await loadSchemas(load).catch(() => undefined)
  if (!schema) return { values }
  const result = await schema['~standard'].validate(values)
  // The schema is the one that T was written for.
  if (!result.issues) return { values: { ...values, ...(result.value as object) } as T }
  const errors = result.issues.map(({ path, message }) => [String(path?.[0] ?? ''), message] as const).reverse()
  return { errors: Object.fromEntries(errors) as Errors<T> }
}

/** `body.page.links[2]` belongs to the field `links`. */
function errorsOf<T extends object>(error: ApiError, values: T): Errors<T> {
  const entries = Object.entries(error.fields).flatMap(([path, message]) => {
    const field = path.split(/[.[]/).find((part) => part in values)
    return field === undefined ? [] : [[field, message]]
  })
  return Object.fromEntries(entries) as Errors<T>
}
