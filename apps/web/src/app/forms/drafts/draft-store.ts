import { localStore, tabStore } from '../../session/safe-storage.ts'
import { DRAFT_PREFIX } from '../../session/storage-names.ts'

/** Where a draft is stored: in this tab, or on this device, where it outlives the tab. */
export type DraftLocation = 'tab' | 'device'

const stores = { tab: tabStore, device: localStore }

/** Values typed into a form and not yet sent, as this tab or device stores them. */
interface Draft<T> {
  /** The author: no one else gets the draft back. */
  readonly owner: string
  readonly values: T
  /** Texts typed for lists and not added yet, by field. */
  readonly entries?: Readonly<Record<string, string>>
  /** The version that the draft is based on, if its subject has versions. */
  readonly version?: number | undefined
}

/** Matches the names of fields that are never stored. */
const secretName = /password/i

/** Returns this owner's draft of this name; undefined without one. */
export function readDraft<T>(
  name: string,
  owner: string,
  keeper: DraftLocation = 'tab',
): Draft<Partial<T>> | undefined {
  try {
    const draft = JSON.parse(stores[keeper].get(DRAFT_PREFIX + name) ?? 'null') as Draft<Partial<T>> | null
    return draft?.owner === owner ? draft : undefined
  } catch {
    return undefined
  }
}

const listeners = new Set<() => void>()

/** Calls `onChange` whenever this tab stores or deletes a draft. Returns a function that unsubscribes. */
export function watchDrafts(onChange: () => void): () => void {
  listeners.add(onChange)
  return () => void listeners.delete(onChange)
}

/** Stores a draft without its passwords; undefined deletes it. */
export function writeDraft(name: string, draft: Draft<object> | undefined, keeper: DraftLocation = 'tab'): void {
  const storedDraft = draft && {
    ...draft,
    values: withoutSecrets(draft.values),
    entries: withoutSecrets(draft.entries ?? {}),
  }
  stores[keeper].set(DRAFT_PREFIX + name, storedDraft && JSON.stringify(storedDraft))
  for (const onChange of listeners) onChange()
}

function withoutSecrets(values: object): object {
  return Object.fromEntries(Object.entries(values).filter(([field]) => !secretName.test(field)))
}
