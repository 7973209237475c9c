import { type FormEvent, useRef } from 'react'
import { useLocation } from 'react-router'
import type { FormProblem } from '../../ui/fields/error-summary.tsx'
import { useCurrentUser } from '../session/use-session.tsx'
import type { Schema } from './check-body.ts'
import type { DraftKeeper } from './draft-store.ts'
import { fieldIn } from './field-errors.ts'
import { useValueForm } from './use-value-form.ts'
import { beginning, type FormState } from './value-engine.ts'

export interface DraftFormOptions<T extends object> {
  /** Names the form: the prefix of its fields' ids, and the key of its draft. */
  readonly name: string
  /** Loads the schema. */
  readonly schema: () => Promise<Schema>
  readonly initial: T
  /** Distinguishes drafts with the same page and schema. */
  readonly draft?: string
  /** Where the draft is kept; in this tab by default. */
  readonly keeper?: DraftKeeper
  /** Keeps the draft after sending, until `reset`: for forms whose result is only previewed first. */
  readonly keepDraft?: boolean
  /** Sends the values as parsed by the schema. Throws what the form shows. */
  readonly send: (values: T) => Promise<void>
}

/** A form with values such as lists and choices, as `useDraftForm` returns it. */
export interface DraftForm<T extends object> extends Pick<FormState<T>, 'values' | 'failure' | 'busy' | 'changed'> {
  readonly errors: { readonly [K in keyof T]?: string }
  /** The same, each with the id of its field. */
  readonly problems: readonly FormProblem[]
  set(change: Partial<T>): void
  /** Text typed for a list but not yet added: it is added when the form is sent. */
  type(name: keyof T, text: string): void
  onSubmit(event: FormEvent): void
  /** Restarts with these values; the draft is deleted. */
  reset(values: T): void
  /** Returns the id of a field. */
  id(name: keyof T & string): string
}

/**
 * A form that follows the contract, for values beyond plain texts. This tab, or this device, stores what is typed, by path
 * and name, until it is sent; a refusal appears at its field and loses nothing.
 */
export function useDraftForm<T extends object>(options: DraftFormOptions<T>): DraftForm<T> {
  const { name, schema, initial, draft = '', keeper = 'tab', keepDraft = false, send } = options
  const owner = useCurrentUser()?._id ?? ''
  const typed = useRef<Partial<Record<keyof T, string>>>({})
  const { state, engine, problems, id } = useValueForm<T, T>(name, () => ({ values: initial }), {
    schema,
    fieldAt: (path, { values }) => fieldIn(path, Object.keys(values)),
    draft: { name: `${useLocation().pathname}:${name}${draft}`, owner, keeper },
    body: ({ values }) => values,
    async send(values, checked) {
      await send({ ...values, ...checked })
      return { changed: keepDraft }
    },
  })
  const { values, failure, busy, changed } = state
  return {
    ...{ values, failure, busy, changed, problems, id },
    // Every field is one of the values.
    errors: state.errors as DraftForm<T>['errors'],
    set(change) {
      engine.set(change)
      engine.forgive(Object.keys(change))
    },
    type(name, text) {
      typed.current = { ...typed.current, [name]: text }
    },
    onSubmit(event) {
      event.preventDefault()
      if (engine.state().busy) return
      const lists = listsWith(typed.current, engine.state().values)
      typed.current = {}
      if (Object.keys(lists).length > 0) engine.set(lists)
      void engine.submit()
    },
    reset: (next) => engine.move(beginning(next)),
  }
}

/** Adds typed text to its lists. */
function listsWith<T extends object>(typed: Partial<Record<keyof T, string>>, values: T): Partial<T> {
  const lists = (Object.keys(typed) as (keyof T)[]).flatMap((name) => {
    const [list, text] = [values[name], typed[name]]
    return Array.isArray(list) && text && !list.includes(text) ? [[name, [...list, text]]] : []
  })
  return Object.fromEntries(lists) as Partial<T>
}
