import { localStore } from '../../../app/session/safe-storage.ts'

const PREFIX = 'convoDraft:'

/** Returns the unsent text to an account that this device stores; undefined without one. */
export function readDraft(owner: string, account: string): string | undefined {
  return localStore.get(`${PREFIX}${owner}:${account}`)
}

export function writeDraft(owner: string, account: string, text: string): void {
  localStore.set(`${PREFIX}${owner}:${account}`, text === '' ? undefined : text)
}

/** Deletes all drafts; called at a manual logout. */
export function clearDrafts(): void {
  localStore.removeAll(PREFIX)
}
