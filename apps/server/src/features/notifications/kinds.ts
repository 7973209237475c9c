import type { NotificationName } from '@rise/contract/notification-kinds'
import { newFollower } from './kinds/new-follower.ts'
import type { NotificationKind } from './notification-kind.ts'

/** Every kind of notification; the compiler asks for one of each name of the contract. */
export const kinds: Readonly<Record<NotificationName, NotificationKind>> = {
  'new-follower': newFollower,
}
