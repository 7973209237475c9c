import type { CurrentUser } from '@rise/contract/session/shapes'
import type { SafeStorage } from './safe-storage.ts'
import { sessionNames } from './storage-names.ts'

/** The data of a member that the frame shows. */
export type FrameUser = Omit<CurrentUser, 'email'>

/** Saves the member for the next page, whose bars show their links before the session is checked. */
export function saveLastUser(local: SafeStorage, { email: _email, ...user }: CurrentUser): void {
  // The number of unread messages would soon be outdated, so it is not saved.
  local.set(sessionNames.lastUser, JSON.stringify({ ...user, missedMessages: 0 } satisfies FrameUser))
}

/** Returns the member that this browser showed last. Undefined if no token is stored: they have logged out. */
export function readLastUser(local: SafeStorage): FrameUser | undefined {
  const { token, refreshToken, lastUser } = sessionNames
  if (local.get(token) === undefined && local.get(refreshToken) === undefined) return undefined
  try {
    return JSON.parse(local.get(lastUser) ?? '') as FrameUser
  } catch {
    return undefined
  }
}
