declare module '../../platform/mail/emails.ts' {
  interface Emails {
    /** `name` is the member it is about, null without one; `text` continues it: "follows you". */
    notification: { firstName: string; name: string | null; text: string; url: string }
  }
}

export type {}
