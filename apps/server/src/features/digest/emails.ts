import type { DigestBasis } from '@rise/contract/digest/kinds'
import type { QuietMonth } from '@rise/contract/digest/words'

/** A job as shown in the email. */
export interface LetterJob {
  readonly title: string
  readonly company: string
  /** The path of the company's logo, or null. */
  readonly logo: string | null
  /** Place and work type, and pay if stated. */
  readonly facts: readonly string[]
  readonly match: number | null
  readonly why: string
  readonly url: string
  /** A click on this address refuses similar jobs. */
  readonly notThisKindUrl: string
}

declare module '../../platform/mail/emails.ts' {
  interface Emails {
    digest: {
      readonly firstName: string
      readonly basis: DigestBasis
      readonly daily: boolean
      readonly jobs: readonly LetterJob[]
      /** The address of the digest's page. */
      readonly url: string
    }
    /** Explains why a month had no jobs. */
    'digest-note': QuietMonth & {
      readonly firstName: string
      /** The address of the facts that the choice of jobs is based on. */
      readonly url: string
    }
  }
  interface LateEmails {
    digest: { readonly digestId: string }
  }
}
