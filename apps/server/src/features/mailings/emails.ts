declare module '../../platform/mail/emails.ts' {
  interface Emails {
    /** A step of a sequence. `body` is sanitised HTML with placeholders, and `values` are their values. */
    sequence: { subject: string; body: string; values: { firstName: string; productName: string; email: string } }
  }
  interface LateEmails {
    /** `test` marks a test email to an admin, which needs no consent. */
    sequence: { loginId: string; stepId: string; test?: boolean }
  }
}

export type {}
