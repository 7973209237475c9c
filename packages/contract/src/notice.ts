import type { Message } from '@rise/texts'

/** A group of notices in the settings. */
export type NoticeGroup = 'people' | 'convos' | 'jobs' | 'content' | 'events' | 'rise'

/** A kind of notification, as the settings and the browser know it. The server determines its recipients and text. */
interface NoticeSetting {
  /** Name in the settings, and a description. */
  readonly title: Message
  readonly hint: Message
  readonly group: NoticeGroup
  /** Whether people wait for it, so that it is emailed and pushed even in the calm preset. */
  readonly urgent?: true
  /** The socket event that announces it live: that of section 7 of the specification, if it names one. */
  readonly live: string
  /** Whether the bell shows it by default; true if absent. */
  readonly bell?: false
  /** Whether the notification is emailed by default; null if it is never emailed. */
  readonly mail: boolean | null
  /** Whether browsers with push subscriptions show it by default. If absent, the value is that of `mail`. */
  readonly push?: boolean
  /** The only role that receives it; all roles by default. */
  readonly of?: 'professional' | 'employer'
}

/** The settings of a feature's notices, by the notices' names on the wire. */
export type NoticeSettings = Readonly<Record<string, NoticeSetting>>
