import type { Plan } from '@rise/contract/policy'

declare module '../../platform/activity/activity.ts' {
  interface Activities {
    'plan.requested': { plan: Plan }
    /** Declined by an admin; `actorId` in the data is the requesting member. */
    'plan.declined': { actorId: string; plan: Plan }
    /** By an admin; or without a login: from the command line, or by a payment or the end of a plan. */
    'plan.set': { actorId: string; plan: Plan; previous: Plan }
    /** A subscription has begun, with a payment or a trial. `subscriptionId` is Stripe's. */
    'subscription.started': { actorId: string; subscriptionId: string; plan: Plan }
    'subscription.ended': { actorId: string; subscriptionId: string; plan: Plan }
    'payment.failed': { actorId: string; subscriptionId: string; plan: Plan }
    /** `amount` is in the smallest unit of the currency. */
    'payment.refunded': { actorId: string; amount: number | null; currency: string | null }
    'payment.disputed': { actorId: string; amount: number | null; currency: string | null }
  }
}
