import type { Notification } from '@rise/contract/notifications/shapes'
import { joinNames, messageOf } from '@rise/contract/notifications/words'
import { t } from '@rise/texts'
import { NAMELESS } from '../../session/index.ts'

/** The data for the service worker. It is kept small, because push services limit it to 4 kB. */
export interface PushMessage {
  readonly title: string
  readonly text: string
  /** A path of this site. */
  readonly to: string
  readonly icon: string
  /** A message replaces an earlier one with the same tag. */
  readonly tag: string
}

const ICON = '/icon-512.png'
const LONGEST_TITLE = 120

/** Returns a notification as a sentence: “Ada Brook and Kim follow you”. `show` can format a name. */
export function sentenceOf(notification: Notification, show = (name: string) => name): string {
  const { user, others = [], text } = notification
  const name = user && (user.companyName ?? `${user.firstName} ${user.lastName}`.trim())
  return `${joinNames({ ...notification, others: others.map(show) }, show(name || NAMELESS))} ${text}`.trim()
}

/** Returns the push message for an entry, in the current language. */
export function pushMessage(notification: Notification): PushMessage {
  const { _id, user, to } = notification
  const sentence = [...sentenceOf(notification)]
  const title = sentence.length > LONGEST_TITLE ? `${sentence.slice(0, LONGEST_TITLE).join('')}…` : sentence.join('')
  return { title, text: messageOf(notification) ?? '', to, icon: user?.photo ?? ICON, tag: _id }
}

/** Returns the push message that summarises several entries, in the current language. */
export function pushSummary(count: number): PushMessage {
  const title = t('{count, plural, one {# new notification} other {# new notifications}}', { count })
  return { title, text: t('See what you missed.'), to: '/notifications', icon: ICON, tag: 'summary' }
}
