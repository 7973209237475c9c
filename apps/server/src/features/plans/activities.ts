import type { Plan } from '@rise/contract/policy'

declare module '../../platform/activity/activity.ts' {
  interface Activities {
    'plan.requested': { plan: Plan }
    /** By an admin; `actorId` in the data is the requesting member. */
    'plan.declined': { actorId: string; plan: Plan }
    /** By an admin, or from the command line without a login. */
    'plan.set': { actorId: string; plan: Plan; previous: Plan }
    /** The first payment of a subscription, by Stripe's id. */
    'subscription.started': { actorId: string; subscriptionId: string; plan: Plan }
    'subscription.ended': { actorId: string; subscriptionId: string; plan: Plan }
    'payment.failed': { actorId: string; subscriptionId: string; plan: Plan }
    /** In the smallest unit of the currency. */
    'payment.refunded': { actorId: string; amount: number | null; currency: string | null }
    'payment.disputed': { actorId: string; amount: number | null; currency: string | null }
  }
}
