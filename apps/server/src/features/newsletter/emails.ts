/** A job as the weekly mail shows it. */
export interface NewsletterJob {
  readonly title: string
  readonly company: string
  /** Place and work type, and pay where it is stated. */
  readonly facts: readonly string[]
  readonly url: string
}

declare module '../../platform/mail/emails.ts' {
  interface Emails {
    /** `url` leads to all jobs. */
    newsletter: { firstName: string; jobs: readonly NewsletterJob[]; url: string }
  }
}
