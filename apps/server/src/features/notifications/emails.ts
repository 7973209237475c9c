declare module '../../platform/mail/emails.ts' {
  interface Emails {
    /** `name` is the member it is about, null without one; `text` continues it: "follows you". */
    notification: { firstName: string; name: string | null; text: string; url: string }
    /** An admin's notification; `text` is plain, with line breaks. */
    broadcast: { firstName: string; title: string; text: string; url: string | null }
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
  interface LateEmails {
    broadcast: { loginId: string; broadcastId: string }
  }
}

export type {}
