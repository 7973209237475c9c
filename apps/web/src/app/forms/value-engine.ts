import { readDraft, writeDraft } from './draft-store.ts'
import { createFormEngine, type FormPlan, idle, type Sending } from './form-engine.ts'

/** What is typed into a form. */
interface Typed<T> {
  readonly values: T
  /** The version of the thing that the values were written to; undefined where it has none. */
  readonly version: number | undefined
  /** Something was typed since it was sent or loaded. */
  readonly changed: boolean
  /** The thing has been saved elsewhere since. */
  readonly conflict: boolean
}

export type FormState<T> = Typed<T> & Sending

/** Where what is typed is kept until it is sent. */
interface DraftPlace {
  readonly name: string
  /** Whose words these are. */
  readonly owner: string
}

export interface ValuePlan<T extends object, B> extends Omit<FormPlan<Typed<T>, B>, 'refused'> {
  readonly draft: DraftPlace
  /** The code of the refusal of what was written to an older version. */
  readonly conflictCode?: string
}

/** What changes when a form begins anew with these values. */
export function beginning<T>(values: T, version?: number): Omit<FormState<T>, 'busy'> {
  return { ...idle, values, version, changed: false, conflict: false }
}

/**
 * The engine with values that are more than the page's own fields keep. It begins with the draft that its owner left in
 * this tab, if any; what is typed stays there until it is sent.
 */
export function createValueEngine<T extends object, B>(
  first: T,
  version: number | undefined,
  plan: () => ValuePlan<T, B>,
) {
  const { name, owner } = plan().draft
  const kept = readDraft<T>(name, owner)
  const typed = {
    values: { ...first, ...kept?.values },
    version: kept?.version ?? version,
    changed: kept !== undefined,
  }
  const engine = createFormEngine<Typed<T>, B>({ ...typed, conflict: false }, () => {
    const now = plan()
    return {
      ...now,
      refused: (refusal) => (refusal.code === now.conflictCode ? { conflict: true } : { failure: refusal }),
      onChange(state) {
        const { changed, version, values } = state
        writeDraft(now.draft.name, changed ? { owner: now.draft.owner, version, values } : undefined)
        now.onChange(state)
      },
    }
  })
  return {
    ...engine,
    set: (change: Partial<T>) => engine.move({ values: { ...engine.state().values, ...change }, changed: true }),
    /** Takes the errors of these fields away. */
    forgive(fields: readonly string[]): void {
      const none = Object.fromEntries(fields.map((field) => [field, undefined]))
      engine.move({ errors: { ...engine.state().errors, ...none } })
    },
  }
}
