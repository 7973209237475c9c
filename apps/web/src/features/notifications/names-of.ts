import type { Notification } from '@rise/contract/notifications/shapes'
import { formatInteger } from '@rise/contract/words'
import { memberName } from '../connections/index.ts'

/** Whom a notification is about: "Ada Brook", "Ada Brook and Kim", "Ada Brook, Kim and 39 others"; empty for no one. */
export function namesOf({ user, others = [], count = 1 }: Notification): string {
  if (!user) return ''
  const name = memberName(user)
  if (count <= 1 || others.length === 0) return name
  if (count === 2) return `${name} and ${others[0]}`
  const rest = count - 2
  return `${name}, ${others[0]} and ${rest === 1 ? (others[1] ?? 'one other') : `${formatInteger(rest)} others`}`
}
