import { tabStore } from '../session/safe-storage.ts'
import { DRAFT_PREFIX } from '../session/storage-names.ts'

/** What was typed and not saved yet, in this tab. */
export interface FormDraft<T> {
  /** Whose words these are: nobody else gets them back. */
  readonly owner: string
  /** The version of the thing that they were written to. */
  readonly version: number
  readonly values: T
}

const nameOf = (form: string) => `${DRAFT_PREFIX}story:${form}`

/** The draft of a form, if this member left one. */
export function readFormDraft<T>(form: string, owner: string): FormDraft<T> | undefined {
  try {
    const draft = JSON.parse(tabStore.get(nameOf(form)) ?? 'null') as FormDraft<T> | null
    return draft?.owner === owner ? draft : undefined
  } catch {
    return undefined
  }
}

/** Keeps a draft; undefined forgets it. */
export function writeFormDraft<T>(form: string, draft: FormDraft<T> | undefined): void {
  tabStore.set(nameOf(form), draft && JSON.stringify(draft))
}
