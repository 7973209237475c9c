import type { FormEvent } from 'react'
import type { FormProblem } from '../../ui/fields/error-summary.tsx'
import type { ListEntry } from '../../ui/fields/list-entry.ts'
import { useCurrentUser } from '../session/use-session.tsx'
import type { Schema } from './check-body.ts'
import type { DraftLocation } from './drafts/draft-store.ts'
import { useDraftKey } from './drafts/use-draft-key.ts'
import { fieldIn } from './field-errors.ts'
import { isOwnSubmit } from './is-own-submit.ts'
import { useValueForm } from './use-value-form.ts'
import { type FormState, initialState } from './value-engine.ts'

export interface DraftFormOptions<T extends object> {
  /** Names the form: the prefix of its fields' ids, and the key of its draft. */
  readonly name: string
  /** Loads the schema. */
  readonly schema: () => Promise<Schema>
  readonly initial: T
  /** Distinguishes drafts with the same page and schema. */
  readonly draft?: string
  /** Where the draft is stored; in this tab by default. */
  readonly keeper?: DraftLocation
  /** Keeps the draft after sending, until `reset`: for forms whose result is only previewed first. */
  readonly keepDraft?: boolean
  /** Sends the values as parsed by the schema. Throws what the form shows. */
  readonly send: (values: T) => Promise<void>
}

/** A form whose values may be lists and choices, as `useDraftForm` returns it. */
export interface DraftForm<T extends object> extends Pick<FormState<T>, 'values' | 'failure' | 'busy' | 'changed'> {
  readonly errors: { readonly [K in keyof T]?: string }
  /** The errors, each with the id of its field. */
  readonly problems: readonly FormProblem[]
  set(change: Partial<T>): void
  /** The text typed for a list but not yet added: it is kept with the values, and added when the form is sent. */
  entry(name: keyof T & string): ListEntry
  onSubmit(event: FormEvent): void
  /** Restarts with these values; the draft is deleted. */
  reset(values: T): void
  /** Returns the id of a field. */
  id(name: keyof T & string): string
}

/**
 * Returns a form that is checked by a schema of the contract, for values beyond plain texts. Typed values are stored in
 * this tab, or on this device, by path and name, until they are sent. Errors appear at their fields; the values stay.
 */
export function useDraftForm<T extends object>(options: DraftFormOptions<T>): DraftForm<T> {
  const { name, schema, initial, draft = '', keeper = 'tab', keepDraft = false, send } = options
  const owner = useCurrentUser()?._id ?? ''
  const { state, engine, problems, id } = useValueForm<T, T>(name, () => ({ values: initial }), {
    schema,
    fieldAt: (path, { values }) => fieldIn(path, Object.keys(values)),
    draft: { name: useDraftKey(name + draft), owner, keeper },
    body: ({ values }) => values,
    async send(values, checked) {
      await send({ ...values, ...checked })
      return { changed: keepDraft }
    },
  })
  const { values, failure, busy, changed } = state
  return {
    ...{ values, failure, busy, changed, problems, id },
    // The keys of the errors are fields, and each field is a key of the values.
    errors: state.errors as DraftForm<T>['errors'],
    set(change) {
      engine.set(change)
      engine.forgive(Object.keys(change))
    },
    entry: (name) => ({ text: state.entries[name] ?? '', onType: (text) => engine.type(name, text) }),
    onSubmit(event) {
      event.preventDefault()
      if (!isOwnSubmit(event) || engine.state().busy) return
      const { entries, values } = engine.state()
      engine.move({ values: withEntries(values, entries), entries: {} })
      void engine.submit()
    },
    reset: (next) => engine.move(initialState(next)),
  }
}

/** Returns the values, with each text typed for a list added to it. */
function withEntries<T extends object>(values: T, entries: Readonly<Record<string, string>>): T {
  const lists = Object.entries(values).flatMap(([name, list]) => {
    const text = entries[name]?.trim()
    if (!Array.isArray(list) || !text) return []
    const isInList = list.some((item) => typeof item === 'string' && item.toLowerCase() === text.toLowerCase())
    return isInList ? [] : [[name, [...list, text]]]
  })
  return { ...values, ...Object.fromEntries(lists) }
}
