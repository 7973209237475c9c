import { type FormEvent, useState } from 'react'
import type { FormProblem } from '../../ui/fields/error-summary.tsx'
import type { ListEntry } from '../../ui/fields/list-entry.ts'
import type { Schema } from './check-body.ts'
import { isClean } from './field-errors.ts'
import { isOwnSubmit } from './is-own-submit.ts'
import { fieldId, useValueForm } from './use-value-form.ts'
import { type FormState, initialState } from './value-engine.ts'

/** The prefix of field ids in all versioned forms. */
const FORM = 'story'

interface VersionedFormOptions<S extends Versioned, T, B extends object> {
  /** Names the draft. */
  readonly name: string
  /** The content as loaded. */
  readonly saved: S
  /** Returns the part of the content that the form edits. */
  readonly pick: (saved: S) => T
  /** Returns the body to send, without the version. */
  readonly toBody: (values: T) => B
  /** Loads the contract's schema of the body. */
  readonly schema: () => Promise<Schema>
  /** The code of the refusal when the content was saved elsewhere. */
  readonly conflictCode: string
  /** Saves the content. Throws the server's refusals. */
  readonly send: (body: B & { version: number }) => Promise<S>
  /** Loads the current version. */
  readonly latest: () => Promise<S>
}

interface Versioned {
  readonly _id: string
  readonly version: number
}

export interface VersionedForm<T> extends Pick<FormState<T>, 'values' | 'busy' | 'conflict' | 'failure' | 'errors'> {
  /** The errors, each with the id of its field. */
  readonly problems: readonly FormProblem[]
  readonly dirty: boolean
  /** Counts how often values from elsewhere replaced the form's; each time, fields with their own state restart. */
  readonly replaced: number
  set(change: Partial<T>): void
  /** Returns the id and error of the field at a path of the body: `resume.work.0.name`. */
  field(path: string): { id: string; error?: string }
  /** Returns the text typed for a list but not yet added, and its setter. The text is stored with the draft. */
  entry(path: string): ListEntry
  submit(event: FormEvent): void
  /** Saves the changes; with `always`, saves even without changes. Resolves to whether everything is saved. */
  save(always?: boolean): Promise<boolean>
  /** Resolves once no save is under way. */
  settled(): Promise<void>
  /** Shows the server's refusal. */
  refuse(error: unknown): void
  /** Overwrites the version that was saved elsewhere. */
  keepMine(): void
  /** Restarts from the version that was saved elsewhere. */
  takeTheirs(): void
}

/** Returns the id of the field at a path. */
export function fieldIdOf(path: string): string {
  return fieldId(FORM, path)
}

/**
 * Returns a form for versioned content. It is checked by the contract's schema, and stored as a draft in this tab until
 * saved. It is saved with the version that it started from, so that the server can refuse to overwrite changes that
 * were saved elsewhere.
 */
export function useVersionedForm<S extends Versioned, T extends object, B extends object>(
  options: VersionedFormOptions<S, T, B>,
): VersionedForm<T> {
  const { name, saved, pick, toBody, schema, conflictCode, send, latest } = options
  const [replaced, setReplaced] = useState(0)
  const stateFrom = (content: S) => initialState(pick(content), content.version)
  const { state, engine, problems } = useValueForm<T, B & { version: number }>(FORM, () => stateFrom(saved), {
    schema,
    conflictCode,
    fieldAt: (path) => path.join('.'),
    draft: { name: `story:${name}`, owner: saved._id },
    body: ({ values, version = saved.version }) => ({ version, ...toBody(values) }),
    async send(body): Promise<Partial<FormState<T>>> {
      const restartedState = stateFrom(await send(body))
      const { values: currentValues }: FormState<T> = engine.state()
      // Text typed during the save stays as an unsaved change.
      const isSame = JSON.stringify(body) === JSON.stringify({ version: body.version, ...toBody(currentValues) })
      return isSame ? restartedState : { ...restartedState, values: currentValues, changed: true }
    },
  })
  const { values, busy, conflict, failure, errors, changed: dirty } = state
  const showFailure = () => engine.refuse(undefined)

  return {
    ...{ values, busy, conflict, failure, errors, problems, dirty, replaced },
    set(change) {
      engine.set(change)
      if (state.submitted && !isClean(errors)) void engine.recheck()
    },
    field(path) {
      const error = errors[path]
      return { id: fieldIdOf(path), ...(error !== undefined && { error }) }
    },
    entry: (path) => ({ text: state.entries[path] ?? '', onType: (text) => engine.type(path, text) }),
    submit(event) {
      event.preventDefault()
      if (isOwnSubmit(event)) void engine.submit()
    },
    async save(always = false) {
      if (!engine.state().changed && !always) return true
      return (await engine.submit()) && !engine.state().changed
    },
    settled: engine.settled,
    refuse: engine.refuse,
    keepMine() {
      void latest().then(({ version }) => {
        engine.move({ version, conflict: false })
        return engine.submit()
      }, showFailure)
    },
    takeTheirs() {
      void latest().then((latestContent) => {
        engine.move(stateFrom(latestContent))
        setReplaced((times) => times + 1)
      }, showFailure)
    },
  }
}
