import type { DigestBasis } from '@rise/contract/digest/kinds'
import type { Quiet } from '@rise/contract/digest/words'

/** A job as the email shows it. */
export interface LetterJob {
  readonly title: string
  readonly company: string
  /** Place and work type, and pay where it is stated. */
  readonly facts: readonly string[]
  readonly match: number | null
  readonly why: string
  readonly url: string
  /** The address at which one click refuses such jobs. */
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
    'digest-note': Quiet & {
      readonly firstName: string
      /** The address of the facts that the choice is based on. */
      readonly url: string
    }
  }
  interface LateEmails {
    digest: { readonly digestId: string }
  }
}
