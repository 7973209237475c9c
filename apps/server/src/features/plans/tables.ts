import type { PlanTerm } from '@rise/contract/plans/kinds'
import type { Generated } from 'kysely'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    plan_request: {
      actor_id: string
      plan: 'Creator' | 'Pro'
      message: string | null
      login_id: string | null
      created_at: Date
    }
    /** A plan granted by an admin or from the command line. */
    plan_grant: { actor_id: string; plan: 'Creator' | 'Pro'; until: Date | null; created_at: Date }
    billing_customer: {
      actor_id: string
      customer_id: string
      checkout_id: Generated<string | null>
      checkout_price: Generated<string | null>
      created_at: Date
    }
    /** Subscriptions as last read from Stripe. Ended subscriptions stay. */
    subscription: {
      /** The subscription's id at Stripe. */
      id: string
      actor_id: string
      plan: 'Creator' | 'Pro'
      term: PlanTerm
      /** The amount in the smallest unit of the currency. */
      amount: number
      currency: string
      /** The subscription's status at Stripe. */
      status: string
      /** Whether the subscription ends with its current period. */
      cancels: boolean
      period_ends_at: Date
      started_at: Date
      discount: Generated<number>
      discount_ends_at: Generated<Date | null>
      trial_told: Generated<boolean>
      ended_at: Date | null
      /** When Rise learned that the payments are failing; null once one succeeds or the subscription ends. */
      failed_at: Date | null
      /** When the email before the end of the grace period, or the one about its end, was sent. */
      warned_at: Generated<Date | null>
      lapsed_at: Generated<Date | null>
    }
    stripe_event: {
      id: string
      type: string
      customer_id: string | null
      charge_id: string | null
      amount: number | null
      currency: string | null
      happened_at: Date
      received_at: Date
      processed_at: Generated<Date | null>
    }
  }
}
