import { tabStore } from '../../app/session/safe-storage.ts'
import { DRAFT_PREFIX } from '../../app/session/storage-names.ts'

/** What was typed and not saved yet, in this tab. */
export interface StoryDraft<T> {
  /** Whose words these are: nobody else gets them back. */
  readonly owner: string
  /** The version of the story that they were written to. */
  readonly version: number
  readonly values: T
}

const nameOf = (form: string) => `${DRAFT_PREFIX}story:${form}`

/** The draft of a form, if this member left one. */
export function readStoryDraft<T>(form: string, owner: string): StoryDraft<T> | undefined {
  try {
    const draft = JSON.parse(tabStore.get(nameOf(form)) ?? 'null') as StoryDraft<T> | null
    return draft?.owner === owner ? draft : undefined
  } catch {
    return undefined
  }
}

/** Keeps a draft; undefined forgets it. */
export function writeStoryDraft<T>(form: string, draft: StoryDraft<T> | undefined): void {
  tabStore.set(nameOf(form), draft && JSON.stringify(draft))
}
