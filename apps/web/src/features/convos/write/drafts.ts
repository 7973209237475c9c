import { localStore } from '../../../app/session/safe-storage.ts'

const PREFIX = 'convoDraft:'

/** What a member began to write to an account, as this device keeps it. */
export function readDraft(owner: string, account: string): string | undefined {
  return localStore.get(`${PREFIX}${owner}:${account}`)
}

export function writeDraft(owner: string, account: string, text: string): void {
  localStore.set(`${PREFIX}${owner}:${account}`, text === '' ? undefined : text)
}

/** Forgets all of them: at a logout by hand. */
export function clearDrafts(): void {
  localStore.removeAll(PREFIX)
}
