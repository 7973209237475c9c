declare module '../../platform/mail/emails.ts' {
  interface Emails {
    /**
     * `name` is the member it is about, or null; `text` continues the sentence: "follows you". `action` names the button;
     * older waiting emails have none.
     */
    notification: { firstName: string; name: string | null; text: string; url: string; action?: string }
    /** An admin's notification; `text` is plain, with line breaks. */
    broadcast: { firstName: string; title: string; text: string; url: string | null }
    /**
     * Notifications of the quiet hours, or unseen ones since the last daily summary; `more` is the number of omitted
     * ones.
     */
    'notification-summary': {
      firstName: string
      why: 'quiet' | 'daily'
      /** Strangers' words are not quoted. */
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
