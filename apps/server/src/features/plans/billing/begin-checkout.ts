import { planErrors } from '@rise/contract/plans/errors'
import type { PlanTerm } from '@rise/contract/plans/kinds'
import { soldPlan } from '@rise/contract/plans/policy'
import { sql } from 'kysely'
import type Stripe from 'stripe'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { Failure } from '../../../platform/failure.ts'
import type { Acting } from '../../../platform/http/requester.ts'
import { actorName } from '../../session/index.ts'
import { buyerIdOf, isSoldTo } from './buyer.ts'
import { findPaid } from './present-subscription.ts'
import { priceIdOf } from './prices.ts'
import { callStripe, isMissing, type Payments, paymentsOf } from './stripe-client.ts'
import { trialDaysFor } from './trial-days.ts'

interface Purchase {
  readonly actorId: string
  readonly plan: 'Creator' | 'Pro'
  readonly price: string
}

/**
 * Returns the address of a Stripe checkout for the plan of the member's role. Repeated calls return the same checkout.
 * A call for another term ends the earlier checkout, so that no one pays twice.
 * @throws {Failure} `plan-is-owners`, `plan-not-sold`, `plan-is-current`, `payments-unavailable`
 */
export async function beginCheckout(ctx: Context, member: Acting, term: PlanTerm): Promise<{ url: string }> {
  const actorId = await buyerIdOf(ctx.db, member)
  const payments = await paymentsOf(ctx.config)
  if (!payments || !isSoldTo(member.role)) throw new Failure(planErrors['plan-not-sold'])
  const plan = soldPlan[member.role]
  const price = priceIdOf(payments.settings, plan, term)
  if (price === undefined) throw new Failure(planErrors['plan-not-sold'])
  return ctx.db.transaction().execute((tx) =>
    callStripe(ctx, async () => {
      await sql`select pg_advisory_xact_lock(hashtextextended(${`checkout ${actorId}`}, 0))`.execute(tx)
      await refuseCurrent(tx, actorId, plan)
      const checkoutInput = { actorId, plan, price }
      const customer = await customerIdOf(ctx, tx, payments, checkoutInput, member)
      const openUrl = await openCheckout(tx, payments, checkoutInput)
      if (openUrl) return { url: openUrl }
      const trialDays = await trialDaysFor(tx, payments.settings, actorId)
      const session = await createCheckout(ctx, payments, { ...checkoutInput, trialDays }, customer)
      if (session.url === null) throw new Failure(planErrors['payments-unavailable'])
      await tx
        .updateTable('billing_customer')
        .set({ checkout_id: session.id, checkout_price: price })
        .where('actor_id', '=', actorId)
        .execute()
      return { url: session.url }
    }),
  )
}

async function refuseCurrent(tx: Tx, actorId: string, plan: string): Promise<void> {
  const actor = await tx.selectFrom('actor').select('plan').where('id', '=', actorId).executeTakeFirst()
  const paidSubscription = await findPaid(tx, actorId)
  if (actor?.plan === plan || paidSubscription) throw new Failure(planErrors['plan-is-current'])
}

/**
 * Returns the id of the member's customer at Stripe. Creates a customer if there is none or it was deleted at Stripe.
 */
async function customerIdOf(
  ctx: Context,
  tx: Tx,
  { stripe }: Payments,
  { actorId }: Purchase,
  { user }: Acting,
): Promise<string> {
  const existingRow = await tx
    .selectFrom('billing_customer')
    .select('customer_id')
    .where('actor_id', '=', actorId)
    .executeTakeFirst()
  if (existingRow && (await isThere(stripe, existingRow.customer_id))) return existingRow.customer_id
  const newCustomer = await stripe.customers.create({
    email: user.email,
    name: await actorName(tx, actorId),
    metadata: { actorId },
  })
  const row = { customer_id: newCustomer.id, checkout_id: null, checkout_price: null, created_at: ctx.clock.now() }
  await tx
    .insertInto('billing_customer')
    .values({ actor_id: actorId, ...row })
    .onConflict((conflict) => conflict.column('actor_id').doUpdateSet(row))
    .execute()
  return newCustomer.id
}

async function isThere(stripe: Stripe, customer: string): Promise<boolean> {
  try {
    const existingCustomer = await stripe.customers.retrieve(customer)
    return existingCustomer.deleted !== true
  } catch (error) {
    if (isMissing(error)) return false
    throw error
  }
}

/**
 * Returns the address of the open checkout for this price; undefined if there is none. Ends an open checkout for
 * another price.
 * @throws {Failure} `plan-is-current` if a checkout was paid and its subscription hasn't ended, as far as Rise knows
 */
async function openCheckout(tx: Tx, { stripe }: Payments, { actorId, price }: Purchase): Promise<string | undefined> {
  const openCheckout = await tx
    .selectFrom('billing_customer')
    .select(['checkout_id', 'checkout_price'])
    .where('actor_id', '=', actorId)
    .executeTakeFirst()
  if (!openCheckout?.checkout_id) return undefined
  const session = await stripe.checkout.sessions.retrieve(openCheckout.checkout_id)
  if (session.status === 'complete' && !(await hasEnded(tx, session.subscription))) {
    throw new Failure(planErrors['plan-is-current'])
  }
  if (session.status !== 'open') return undefined
  if (openCheckout.checkout_price === price && session.url !== null) return session.url
  await stripe.checkout.sessions.expire(session.id)
  return undefined
}

/** Whether the subscription of a checkout is known to have ended. */
async function hasEnded(tx: Tx, subscription: Stripe.Checkout.Session['subscription']): Promise<boolean> {
  const id = typeof subscription === 'string' ? subscription : subscription?.id
  if (id === undefined) return true
  const row = await tx.selectFrom('subscription').select('ended_at').where('id', '=', id).executeTakeFirst()
  return row !== undefined && row.ended_at !== null
}

async function createCheckout(
  { config }: Context,
  { stripe, settings }: Payments,
  { actorId, plan, price, trialDays }: Purchase & { readonly trialDays: number },
  customer: string,
): Promise<Stripe.Checkout.Session> {
  const page = `${config.publicUrl}/purchase`
  try {
    return await stripe.checkout.sessions.create({
      mode: 'subscription',
      customer,
      client_reference_id: actorId,
      line_items: [{ price, quantity: 1 }],
      subscription_data: { metadata: { actorId, plan }, ...(trialDays > 0 && { trial_period_days: trialDays }) },
      allow_promotion_codes: true,
      ...(settings.tax && {
        automatic_tax: { enabled: true },
        customer_update: { address: 'auto' as const, name: 'auto' as const },
        tax_id_collection: { enabled: true },
      }),
      success_url: `${page}?paid=1`,
      cancel_url: page,
    })
  } catch (error) {
    // The price was archived or deleted.
    if (isMissing(error) || isRefusedPrice(error)) throw new Failure(planErrors['plan-not-sold'])
    throw error
  }
}

function isRefusedPrice(error: unknown): boolean {
  return error instanceof Error && 'param' in error && String(error.param).startsWith('line_items')
}
