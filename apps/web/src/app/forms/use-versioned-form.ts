import { type FormEvent, useState } from 'react'
import type { FormProblem } from '../../ui/fields/error-summary.tsx'
import type { Schema } from './check-body.ts'
import { isClean } from './field-errors.ts'
import { fieldId, useValueForm } from './use-value-form.ts'
import { beginning, type FormState } from './value-engine.ts'

/** How the ids of the fields of all versioned forms begin. */
const FORM = 'story'

interface VersionedFormOptions<S extends Versioned, T, B extends object> {
  /** Names the draft. */
  readonly name: string
  /** The thing as it was loaded. */
  readonly saved: S
  /** What of it the form is about. */
  readonly pick: (saved: S) => T
  /** The same as it is sent, but for the version. */
  readonly toBody: (values: T) => B
  /** Loads the rules of the body: the contract's own. */
  readonly schema: () => Promise<Schema>
  /** The code of the refusal of what was begun with an older version. */
  readonly conflictCode: string
  /** Saves. Throws what the server refuses. */
  readonly send: (body: B & { version: number }) => Promise<S>
  /** The thing as it is now. */
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
  /** How often its values were replaced by what was saved elsewhere: fields that keep a state of their own begin anew. */
  readonly replaced: number
  set(change: Partial<T>): void
  /** Id and error of the field at a path of the change: `resume.work.0.name`. */
  field(path: string): { id: string; error?: string }
  submit(event: FormEvent): void
  /** Saves what is not saved yet, or `always`, as what was never saved is; says whether everything is saved then. */
  save(always?: boolean): Promise<boolean>
  /** Shows what the server refused. */
  refuse(error: unknown): void
  /** Saves in spite of what was saved meanwhile. */
  keepMine(): void
  /** Begins again with what was saved meanwhile. */
  takeTheirs(): void
}

/** The id of the field at a path. */
export function fieldIdOf(path: string): string {
  return fieldId(FORM, path)
}

/**
 * A form about something that has a version: checked by the contract's own rules, kept as a draft in this tab until it is
 * saved, and saved to the version that it was begun with, so that nothing which was saved elsewhere is written over unseen.
 */
export function useVersionedForm<S extends Versioned, T extends object, B extends object>(
  options: VersionedFormOptions<S, T, B>,
): VersionedForm<T> {
  const { name, saved, pick, toBody, schema, conflictCode, send, latest } = options
  const [replaced, setReplaced] = useState(0)
  const beginWith = (now: S) => beginning(pick(now), now.version)
  const { state, engine, problems } = useValueForm<T, B & { version: number }>(FORM, () => beginWith(saved), {
    schema,
    conflictCode,
    fieldAt: (path) => path.join('.'),
    draft: { name: `story:${name}`, owner: saved._id },
    body: ({ values, version = saved.version }) => ({ version, ...toBody(values) }),
    send: async (body) => beginWith(await send(body)),
  })
  const { values, busy, conflict, failure, errors, changed: dirty } = state
  const failed = () => engine.refuse(undefined)

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
    submit(event) {
      event.preventDefault()
      void engine.submit()
    },
    save: (always = false) => (engine.state().changed || always ? engine.submit() : Promise.resolve(true)),
    refuse: engine.refuse,
    keepMine() {
      void latest().then(({ version }) => {
        engine.move({ version, conflict: false })
        return engine.submit()
      }, failed)
    },
    takeTheirs() {
      void latest().then((now) => {
        engine.move(beginWith(now))
        setReplaced((times) => times + 1)
      }, failed)
    },
  }
}
