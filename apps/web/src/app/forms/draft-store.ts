import { tabStore } from '../session/safe-storage.ts'
import { DRAFT_PREFIX } from '../session/storage-names.ts'

/** Values typed into a form and not yet sent, as this tab stores them. */
interface Draft<T> {
  /** The author: no one else gets the draft back. */
  readonly owner: string
  readonly values: T
  /** The version of the thing that the draft is based on, if it has one. */
  readonly version?: number | undefined
}

/** Never stored, whatever the form calls it. */
const secret = /password/i

/** Returns the draft of this name, if this owner left one. */
export function readDraft<T>(name: string, owner: string): Draft<Partial<T>> | undefined {
  try {
    const draft = JSON.parse(tabStore.get(DRAFT_PREFIX + name) ?? 'null') as Draft<Partial<T>> | null
    return draft?.owner === owner ? draft : undefined
  } catch {
    return undefined
  }
}

/** Stores a draft without its passwords; undefined deletes it. */
export function writeDraft(name: string, draft: Draft<object> | undefined): void {
  const kept = draft && Object.fromEntries(Object.entries(draft.values).filter(([field]) => !secret.test(field)))
  tabStore.set(DRAFT_PREFIX + name, draft && JSON.stringify({ ...draft, values: kept }))
}
