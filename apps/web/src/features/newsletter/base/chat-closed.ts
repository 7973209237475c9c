import { localStore } from '../../../app/session/safe-storage.ts'

const NAME = 'chatClosed'

/** Section 4: closing the chat sets this flag, which hides the offer of job emails for good. */
export function chatWasClosed(): boolean {
  return localStore.get(NAME) !== undefined
}

export function rememberChatClosed(): void {
  localStore.set(NAME, 'true')
}
