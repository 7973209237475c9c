import type { EmailActor, EmailDay } from '../../platform/mail/email-content.ts'

declare module '../../platform/mail/emails.ts' {
  interface Emails {
    /**
     * An event moved or was cancelled. `where` is empty if the reader may not know it; `ics` is the updated calendar
     * file.
     */
    'event-changed': {
      host: EmailActor
      title: string
      cancelled: boolean
      date: EmailDay
      /** `Thu 10 Jun 2027, 18:00, Europe/Zurich`. */
      when: string
      where: string
      url: string
      ics: { name: string; content: string }
    }
  }
  interface LateEmails {
    'event-changed': { loginId: string; memberId: string; eventId: string }
  }
}
