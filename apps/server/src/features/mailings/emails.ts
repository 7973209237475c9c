declare module '../../platform/mail/emails.ts' {
  interface Emails {
    /** A step of a sequence; `body` is sanitised HTML with its placeholders, and `values` their values. */
    sequence: { subject: string; body: string; values: { firstName: string; productName: string; email: string } }
  }
  interface LateEmails {
    /** `test`: sent to an admin as a test, without an agreement. */
    sequence: { loginId: string; stepId: string; test?: boolean }
  }
}

export type {}
