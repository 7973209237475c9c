import type { Notification } from '@rise/contract/notifications/shapes'
import { joinNames } from '@rise/contract/notifications/words'
import { memberName } from '../connections/index.ts'

/** Returns the names in a notification: "Ada Brook, Kim and 39 others"; empty for no one. */
export function namesOf(notification: Notification): string {
  return joinNames(notification, notification.user ? memberName(notification.user) : '')
}
