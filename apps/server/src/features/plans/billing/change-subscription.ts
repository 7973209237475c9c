import { planErrors } from '@rise/contract/plans/errors'
import type { Subscription } from '@rise/contract/plans/shapes'
import type { Context } from '../../../platform/context.ts'
import { Failure } from '../../../platform/failure.ts'
import type { Acting, SignedIn } from '../../../platform/http/requester.ts'
import { buyerIdOf } from './buyer.ts'
import { findPaid, presentSubscription } from './present-subscription.ts'
import { callStripe, isMissing, type Payments, paymentsOf } from './stripe-client.ts'
import { syncCustomer } from './sync-customer.ts'

interface PayingActor {
  readonly actorId: string
  readonly payments: Payments
  readonly customer: string
}

/**
 * Returns the address of Stripe's page for the member's invoices, cards and term.
 *
 * @throws {Failure} `plan-is-owners`, `no-subscription`, `payments-unavailable`
 */
export async function openPortal(ctx: Context, member: Acting): Promise<{ url: string }> {
  const { payments, customer } = await payingOf(ctx, member)
  const return_url = `${ctx.config.publicUrl}/purchase?changed=1`
  return callStripe(ctx, async () => {
    try {
      const { url } = await payments.stripe.billingPortal.sessions.create({ customer, return_url })
      return { url }
    } catch (error) {
      if (isMissing(error)) throw new Failure(planErrors['no-subscription'])
      throw error
    }
  })
}

/**
 * Cancels the member's subscription at the end of its term, or undoes that.
 *
 * @throws {Failure} `plan-is-owners`, `no-subscription`, `payments-unavailable`
 */
export async function setCancelled(ctx: Context, member: Acting, cancelled: boolean): Promise<Subscription> {
  const { actorId, payments, customer } = await payingOf(ctx, member)
  const paidSubscription = await findPaid(ctx.db, actorId)
  if (!paidSubscription) throw new Failure(planErrors['no-subscription'])
  await callStripe(ctx, async () => {
    try {
      await payments.stripe.subscriptions.update(paidSubscription.id, { cancel_at_period_end: cancelled })
    } catch (error) {
      // The subscription has ended, but its event has not arrived yet.
      if (!isMissing(error)) throw error
    }
    await syncCustomer(ctx, payments, customer)
  })
  const now = await findPaid(ctx.db, actorId)
  if (!now) throw new Failure(planErrors['no-subscription'])
  return presentSubscription(now, ctx.clock.now())
}

/**
 * Updates the member's subscription from Stripe, because the browser may return from a checkout before the event
 * arrives.
 * @throws {Failure} `payments-unavailable`
 */
export async function refreshSubscription(
  ctx: Context,
  { actorId }: SignedIn,
): Promise<{ subscription: Subscription | null }> {
  if (actorId === null) return { subscription: null }
  const payments = await paymentsOf(ctx.config)
  const customer = await customerIdOf(ctx, actorId)
  if (payments && customer !== undefined) await callStripe(ctx, () => syncCustomer(ctx, payments, customer))
  const paidSubscription = await findPaid(ctx.db, actorId)
  return { subscription: paidSubscription ? presentSubscription(paidSubscription, ctx.clock.now()) : null }
}

async function payingOf(ctx: Context, member: Acting): Promise<PayingActor> {
  const actorId = await buyerIdOf(ctx.db, member)
  const payments = await paymentsOf(ctx.config)
  const customer = await customerIdOf(ctx, actorId)
  if (!payments || customer === undefined) throw new Failure(planErrors['no-subscription'])
  return { actorId, payments, customer }
}

async function customerIdOf({ db }: Context, actorId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('billing_customer')
    .select('customer_id')
    .where('actor_id', '=', actorId)
    .executeTakeFirst()
  return row?.customer_id
}
