import { t } from '@rise/texts'
import { excerpt, formatInteger } from '../words.ts'
import type { Notification } from './shapes.ts'

/**
 * Returns the text shown for a notification's message: its excerpt, or the label of its attachment. Undefined without
 * either.
 */
export function messageOf({ message, attachment }: Pick<Notification, 'message' | 'attachment'>): string | undefined {
  if (attachment) return t('Attachment')
  return message === undefined ? undefined : excerpt(message) || undefined
}

/**
 * Joins the names that a notification is about: "Ada Brook", "Ada Brook and Kim", "Ada Brook, Kim and 39 others"; empty
 * for no one. `name` is the first member's.
 */
export function joinNames({ user, others = [], count = 1 }: Notification, name: string): string {
  if (!user) return ''
  if (count <= 1 || others.length === 0) return name
  const [second = '', third] = others
  if (count === 2) return t('{name} and {second}', { name, second })
  const othersCount = count - 2
  if (othersCount === 1 && third !== undefined) return t('{name}, {second} and {third}', { name, second, third })
  return t('{othersCount, plural, one {{name}, {second} and one other} other {{name}, {second} and {shown} others}}', {
    othersCount,
    shown: formatInteger(othersCount),
    name,
    second,
  })
}
