import { t } from '@rise/texts'

/** Returns `1 unread message` or `12 unread messages`. */
export function unreadInWords(count: number): string {
  return t('{count, plural, one {1 unread message} other {{count} unread messages}}', { count })
}
