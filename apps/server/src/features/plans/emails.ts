import type { Price } from '@rise/contract/plans/words'

/** The stages of emails about a failed payment: failed, plan about to end, plan ended. */
export type PaymentStage = 'failed' | 'warned' | 'ended'

declare module '../../platform/mail/emails.ts' {
  interface Emails {
    /** `until` is a time in ISO 8601; `url` leads to the plans. */
    'plan-payment-failed': { firstName: string; plan: string; stage: PaymentStage; until: string; url: string }
    /** `until` is a time in ISO 8601, `price` the price afterwards. */
    'plan-trial-ending': { firstName: string; plan: string; until: string; price: Price; url: string }
    /** `message` is an admin's text, if one was given; `url` leads to the plans. */
    'plan-declined': { firstName: string; plan: string; message: string | null; url: string }
  }
}
