import { type DraftLocation, readDraft, writeDraft } from './drafts/draft-store.ts'
import { createFormEngine, type FormPlan, idle, type Sending } from './form-engine.ts'

/** The values of a form. */
interface FormContent<T> {
  readonly values: T
  /** Texts typed for lists and not added yet, by field. */
  readonly entries: Readonly<Record<string, string>>
  /** The version that the values are based on; undefined without versions. */
  readonly version: number | undefined
  /** Whether values changed since loading or sending. */
  readonly changed: boolean
  /** Whether the server has refused to save, because the content was saved elsewhere since `version`. */
  readonly conflict: boolean
}

export type FormState<T> = FormContent<T> & Sending

/** Where the values are stored until they are sent. */
interface DraftPlace {
  readonly name: string
  /** The author of the values. */
  readonly owner: string
  readonly keeper?: DraftLocation
}

export interface ValuePlan<T extends object, B> extends Omit<FormPlan<FormContent<T>, B>, 'refused'> {
  readonly draft: DraftPlace
  /** The code of the refusal when the content was saved elsewhere. */
  readonly conflictCode?: string
}

/** Returns the change of state when a form restarts with these values. */
export function initialState<T>(values: T, version?: number): Omit<FormState<T>, 'busy'> {
  return { ...idle, values, entries: {}, version, changed: false, conflict: false }
}

/**
 * Creates the engine of a form with values that plain inputs can't hold. It starts with the owner's draft, if there is
 * one, and stores the values in that draft until they are sent.
 */
export function createValueEngine<T extends object, B>(
  first: T,
  version: number | undefined,
  plan: () => ValuePlan<T, B>,
) {
  const { name, owner, keeper } = plan().draft
  const draft = readDraft<T>(name, owner, keeper)
  const restoredState = {
    values: { ...first, ...draft?.values },
    entries: draft?.entries ?? {},
    version: draft?.version ?? version,
    changed: draft !== undefined,
  }
  const engine = createFormEngine<FormContent<T>, B>({ ...restoredState, conflict: false }, () => {
    const currentPlan = plan()
    return {
      ...currentPlan,
      refused: (refusal) => (refusal.code === currentPlan.conflictCode ? { conflict: true } : { failure: refusal }),
      onChange(state) {
        const { changed, version, values, entries } = state
        const draft = changed ? { owner: currentPlan.draft.owner, version, values, entries } : undefined
        writeDraft(currentPlan.draft.name, draft, currentPlan.draft.keeper)
        currentPlan.onChange(state)
      },
    }
  })
  return {
    ...engine,
    set: (change: Partial<T>) => engine.move({ values: { ...engine.state().values, ...change }, changed: true }),
    /** Stores a text that isn't added to its list yet. */
    type(field: string, text: string): void {
      const { entries } = engine.state()
      if (text !== (entries[field] ?? '')) engine.move({ entries: { ...entries, [field]: text }, changed: true })
    },
    /** Clears the errors of these fields. */
    forgive(fields: readonly string[]): void {
      const none = Object.fromEntries(fields.map((field) => [field, undefined]))
      engine.move({ errors: { ...engine.state().errors, ...none } })
    },
  }
}
