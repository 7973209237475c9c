// Plans: what each plan includes, requests for plans, setting a member's plan, and payments through Stripe. Owns
// `plan_request`, `plan_grant`, `billing_customer`, `subscription` and `stripe_event`; the plan itself belongs to the
// actor.
import type {} from './activities.ts'
import type {} from './emails.ts'
import type {} from './tables.ts'

export { declinePlan } from './decline-plan.ts'
export { readRevenue } from './read-revenue.ts'
export { setPlan } from './set-plan.ts'
