declare module '../../platform/mail/emails.ts' {
  interface Emails {
    /** `message` is an admin's text, if one was given; `url` leads to the plans. */
    'plan-declined': { firstName: string; plan: string; message: string | null; url: string }
  }
}

export type {}
