import type { Plan } from '@rise/contract/policy'

declare module '../../platform/activity/activity.ts' {
  interface Activities {
    'plan.requested': { plan: Plan }
    /** By an admin; `actorId` in the data is the member who asked. */
    'plan.declined': { actorId: string; plan: Plan }
    /** By an admin, or by no login on the command line. */
    'plan.set': { actorId: string; plan: Plan; previous: Plan }
    /** Paid for the first time, by Stripe's id. */
    'subscription.started': { actorId: string; subscriptionId: string; plan: Plan }
    'subscription.ended': { actorId: string; subscriptionId: string; plan: Plan }
    'payment.failed': { actorId: string; subscriptionId: string; plan: Plan }
    /** In the smallest unit of the currency. */
    'payment.refunded': { actorId: string; amount: number | null; currency: string | null }
    'payment.disputed': { actorId: string; amount: number | null; currency: string | null }
  }
}
