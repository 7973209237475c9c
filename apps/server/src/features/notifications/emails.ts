declare module '../../platform/mail/emails.ts' {
  interface Emails {
    /**
     * `name` is the member the notification is about, or null. `text` continues the sentence: “follows you”.
     * `action` names the button; older waiting emails have none.
     */
    notification: { firstName: string; name: string | null; text: string; url: string; action?: string }
    /** A broadcast by an admin. `text` is plain text with line breaks. */
    broadcast: { firstName: string; title: string; text: string; url: string | null }
    /**
     * Notifications delayed by quiet hours, or unseen since the last daily summary. `more` is the number of
     * notifications left out.
     */
    'notification-summary': {
      firstName: string
      why: 'quiet' | 'daily'
      /** Messages by strangers are not quoted. */
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
