import { localStore } from '../../../app/session/safe-storage.ts'

const STORAGE_KEY = 'chatClosed'

/** Section 4 of the specification: closing the chat sets this flag, which hides the offer of job emails for good. */
export function chatWasClosed(): boolean {
  return localStore.get(STORAGE_KEY) !== undefined
}

export function rememberChatClosed(): void {
  localStore.set(STORAGE_KEY, 'true')
}
