declare module '../../platform/mail/emails.ts' {
  interface Emails {
    /** `name` is the member it is about, null without one; `text` continues it: "follows you". */
    notification: { firstName: string; name: string | null; text: string; url: string }
    /** What came in the quiet hours, or is unseen since the last daily summary; `more` are left out. */
    'notification-summary': {
      firstName: string
      why: 'quiet' | 'daily'
      /** What strangers wrote is not quoted. */
      items: { title: string; url: string }[]
      more: number
      url: string
    }
  }
}

export type {}
