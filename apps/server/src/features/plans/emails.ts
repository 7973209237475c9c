/** The stages of emails about a failed payment: failed, plan about to end, plan ended. */
export type PaymentStage = 'failed' | 'warned' | 'ended'

declare module '../../platform/mail/emails.ts' {
  interface Emails {
    /** `until` is a date in words; `url` leads to the plans. */
    'plan-payment-failed': { firstName: string; plan: string; stage: PaymentStage; until: string; url: string }
    /** `until` is a date in words, `price` the price afterwards: `€9 a month`. */
    'plan-trial-ending': { firstName: string; plan: string; until: string; price: string; url: string }
    /** `message` is an admin's text, if one was given; `url` leads to the plans. */
    'plan-declined': { firstName: string; plan: string; message: string | null; url: string }
  }
}
