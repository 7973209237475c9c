import type { NotificationName } from '@rise/contract/notifications/kinds'
import type { EmailActor, EmailFace, EmailThing } from '../../platform/mail/email-content.ts'

/** The notice of an email that waits to be sent. It is about an activity or, for a notice to a crowd, about a thing. */
export interface WaitingNotice {
  readonly loginId: string
  readonly memberId: string
  readonly kind: NotificationName
  readonly activityId?: string
  readonly thingId?: string
}

/** The entries of a summary that waits to be sent. */
export interface WaitingSummary {
  readonly loginId: string
  readonly memberId: string
  readonly why: 'quiet' | 'daily'
  readonly entryIds: readonly string[]
}

declare module '../../platform/mail/emails.ts' {
  interface Emails {
    notification: {
      /** The member that the notification is about, or null. */
      actor: EmailActor | null
      /** Continues the member's name: “follows you”. */
      text: string
      /** Replaces the sentence in the subject, if that must not show on a lock screen. */
      discreetSubject: string | null
      things: readonly EmailThing[]
      /** The button's label and address. */
      action: string
      url: string
      /** The title of the kind in the settings; null in emails of an earlier version. */
      kind: string | null
      /** Whether an email is sent each time, not only once a day. */
      isEach: boolean
    }
    /** A broadcast by an admin. `text` is plain text with line breaks. */
    broadcast: { firstName: string; title: string; text: string; url: string | null }
    /**
     * Notifications that quiet hours delayed, or that are unseen since the last daily summary. `more` is how many
     * notifications are left out.
     */
    'notification-summary': {
      why: 'quiet' | 'daily'
      /** Messages by strangers are not quoted. */
      items: { title: string; url: string; face: EmailFace | null; words: string }[]
      /** Whether the preheader must not show the first entry. */
      isDiscreet: boolean
      more: number
      url: string
    }
  }
  interface LateEmails {
    notification: WaitingNotice
    'notification-summary': WaitingSummary
    broadcast: { loginId: string; broadcastId: string }
  }
}
