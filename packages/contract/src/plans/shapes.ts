import { t } from '@rise/texts'
import { z } from 'zod'
import { planTerms, priceTaxes, subscriptionStates } from './kinds.ts'

export const anyPlan = z.enum(['free', 'Creator', 'Pro'])
export const paidPlan = z.enum(['Creator', 'Pro'])

export const plan = z.object({
  name: anyPlan,
  /** One sentence. */
  summary: z.string(),
  /** The benefits that it adds. Only existing features are listed. */
  opens: z.array(
    z.object({
      /** In one to four words. */
      line: z.string(),
      /** What it is good for, in one sentence. */
      why: z.string(),
    }),
  ),
})
export type PlanOffer = z.output<typeof plan>

/** The end of a plan that an admin grants: the first moment without it. */
export const giftEnd = z.iso.datetime({ error: () => t('Choose the day on which the plan ends.') })

export const planRequest = z.object({ plan: paidPlan, at: z.iso.datetime() })
export type PlanRequest = z.output<typeof planRequest>

/** An amount in the smallest unit of its currency, as payment providers count: 900 is 9 euros, or 900 yen. */
const amount = z.int().min(0)
/** Three letters, in capitals. */
const currency = z.string().length(3)

const planPrice = z.object({
  plan: paidPlan,
  term: z.enum(planTerms),
  amount,
  currency,
  tax: z.enum(priceTaxes),
})
export type PlanPrice = z.output<typeof planPrice>

export const planSale = z.object({
  /** Whether the payment provider responds; while it doesn’t, there are no prices. */
  open: z.boolean(),
  prices: z.array(planPrice),
  /** Whether the member may buy the plan: for a company, only its owners may. */
  mayBuy: z.boolean(),
  /** The free days of the member's first subscription. */
  trialDays: z.int(),
})
export type PlanSale = z.output<typeof planSale>

export const subscription = z.object({
  plan: paidPlan,
  term: z.enum(planTerms),
  amount,
  currency,
  /** The discount of each payment. */
  discount: amount,
  /** The end of the discount; null without an end. */
  discountEnds: z.iso.datetime().nullable(),
  state: z.enum(subscriptionStates),
  /**
   * The time at which the subscription renews, or ends if it was cancelled. For a trial, the time of the first payment.
   */
  periodEnds: z.iso.datetime(),
  /** Whether the subscription ends at that time. */
  cancelled: z.boolean(),
  /** Until when the plan is kept after a failed payment. */
  graceEnds: z.iso.datetime().nullable(),
})
export type Subscription = z.output<typeof subscription>

/** A member whose payments fail. */
const failingPlan = z.object({
  name: z.string(),
  role: z.enum(['professional', 'employer']),
  slug: z.string(),
  plan: paidPlan,
  state: z.enum(subscriptionStates),
  failedAt: z.iso.datetime(),
})

/** The plans of an installation, for admins. */
export const planNumbers = z.object({
  /** Whether plans are sold here. */
  sold: z.boolean(),
  /** Listed members by plan. */
  members: z.array(
    z.object({
      role: z.enum(['professional', 'employer']),
      plan: anyPlan,
      count: z.int(),
      /** The number of paying members among these members. */
      paying: z.int(),
    }),
  ),
  /** Monthly revenue from renewals by currency; yearly payments count a twelfth. */
  monthly: z.array(z.object({ currency, amount, subscriptions: z.int() })),
  /** The number of members who paid thirty days ago, and how many of them have stopped since. */
  churn: z.object({ before: z.int(), ended: z.int() }),
  /** The numbers of the last thirty days. */
  recent: z.object({ started: z.int(), failed: z.int(), refunded: z.int(), disputed: z.int() }),
  /** Members whose payments fail now, those failing longest first; at most fifty. */
  failing: z.array(failingPlan),
  /** The number of requests that wait for an admin. */
  requests: z.int(),
})
export type PlanNumbers = z.output<typeof planNumbers>
