declare module '../../platform/mail/emails.ts' {
  interface Emails {
    /**
     * An event moved or was cancelled. `where` is empty when unknown to the reader, `ics` the calendar file that says the
     * same.
     */
    'event-changed': {
      firstName: string
      hostName: string
      title: string
      cancelled: boolean
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

export type {}
