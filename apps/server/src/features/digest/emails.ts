import type { DigestBasis } from '@rise/contract/digest/kinds'

/** A job as the email shows it. */
export interface LetterJob {
  readonly title: string
  readonly company: string
  /** Place and work type, and pay where it is stated. */
  readonly facts: readonly string[]
  readonly match: number | null
  readonly why: string
  readonly url: string
  /** Where one click says that such jobs are not for the reader. */
  readonly notThisKindUrl: string
}

declare module '../../platform/mail/emails.ts' {
  interface Emails {
    digest: {
      readonly firstName: string
      readonly basis: DigestBasis
      readonly daily: boolean
      readonly jobs: readonly LetterJob[]
      /** Leads to the page of the digest. */
      readonly url: string
    }
    /** After a month without jobs: why. */
    'digest-note': {
      readonly firstName: string
      /** New jobs that were looked at. */
      readonly lookedAt: number
      /** The best match among them; null when the story says too little. */
      readonly best: number | null
      /** Below this match, nothing is sent. */
      readonly least: number
      readonly url: string
    }
  }
  interface LateEmails {
    digest: { readonly digestId: string }
  }
}
