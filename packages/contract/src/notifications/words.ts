import { excerpt, formatInteger } from '../words.ts'
import type { Notification } from './shapes.ts'

/**
 * Returns the text shown for a notification's message: its excerpt, or the label of its attachment. Undefined without
 * either.
 */
export function messageOf({ message, attachment }: Pick<Notification, 'message' | 'attachment'>): string | undefined {
  if (attachment) return 'Attachment'
  return message === undefined ? undefined : excerpt(message) || undefined
}

/**
 * Joins the names that a notification is about: "Ada Brook", "Ada Brook and Kim", "Ada Brook, Kim and 39 others"; empty
 * for no one. `name` is the first member's.
 */
export function joinNames({ user, others = [], count = 1 }: Notification, name: string): string {
  if (!user) return ''
  if (count <= 1 || others.length === 0) return name
  if (count === 2) return `${name} and ${others[0]}`
  const othersCount = count - 2
  return `${name}, ${others[0]} and ${othersCount === 1 ? (others[1] ?? 'one other') : `${formatInteger(othersCount)} others`}`
}
