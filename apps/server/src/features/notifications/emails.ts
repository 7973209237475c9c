declare module '../../platform/mail/emails.ts' {
  interface Emails {
    /** `name` is whom it is about, null when it is about nobody; `text` goes on from it: "follows you". */
    notification: { firstName: string; name: string | null; text: string; url: string }
  }
}

export type {}
