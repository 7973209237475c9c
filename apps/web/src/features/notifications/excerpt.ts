import type { Notification } from '@rise/contract/notifications/shapes'

const LONGEST = 70
const tags = /<\/?[a-z!][^>]*>/gi

/** Section 5: a message without markup and blanks around it, cut at 70 characters. */
export function excerpt(message: string): string {
  const text = message.replaceAll(tags, '').trim()
  const characters = [...text]
  return characters.length <= LONGEST ? text : `${characters.slice(0, LONGEST).join('').trimEnd()}…`
}

/** What stands for the message of a notification: its excerpt, or the label of what is attached. */
export function messageOf({ message, attachment }: Pick<Notification, 'message' | 'attachment'>): string | undefined {
  if (attachment) return 'Attachment'
  return message === undefined ? undefined : excerpt(message) || undefined
}
