import type { PlanTerm } from '@rise/contract/plans/kinds'
import type { Insertable, Selectable } from 'kysely'
import type Stripe from 'stripe'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { Tables } from '../../../platform/database/tables.ts'
import type { StripeSettings } from '../environment.ts'
import { discountOf, WITH_DISCOUNTS } from './discount-of.ts'
import { mailOwners } from './mail-owners.ts'
import { settlePlan } from './settle-plan.ts'
import { isMissing, type Payments } from './stripe-client.ts'

type Row = Insertable<Tables['subscription']>

/** The maximum number of a customer's subscriptions to read, newest first. Usually, all but one have ended. */
const MOST_SUBSCRIPTIONS = 20

/**
 * Reads a customer's subscriptions from Stripe and updates the member's plan. The content of events is not used, so
 * their order doesn't matter. Returns whether the customer is known.
 * @throws if Stripe does not answer
 */
export function syncCustomer(ctx: Context, payments: Payments, customerId: string): Promise<boolean> {
  return ctx.db.transaction().execute(async (tx) => {
    // The lock is held during the call to Stripe, so that results are stored in the order in which they were read.
    const customer = await tx
      .selectFrom('billing_customer')
      .select('actor_id')
      .where('customer_id', '=', customerId)
      .forUpdate()
      .executeTakeFirst()
    if (!customer) return false
    const { actor_id: actorId } = customer
    const presentSubscriptions = await subscriptionsOf(payments, customerId)
    const before = await tx.selectFrom('subscription').selectAll().where('actor_id', '=', actorId).execute()
    const rowsById = new Map(before.map((row) => [row.id, row]))
    for (const subscription of presentSubscriptions)
      await storeSubscription(ctx, tx, { actorId, subscription, before: rowsById.get(subscription.id), payments })
    const missingRows = before.filter(
      (row) => row.ended_at === null && !presentSubscriptions.some(({ id }) => id === row.id),
    )
    for (const row of missingRows) await end(ctx, tx, row)
    const { previous, plan } = (await settlePlan(ctx, tx, actorId)) ?? {}
    if (plan === 'free' && previous !== 'free') await mailGivenUp(ctx, tx, { before, present: presentSubscriptions })
    return true
  })
}

interface Readings {
  readonly before: readonly Selectable<Tables['subscription']>[]
  readonly present: readonly Stripe.Subscription[]
}

/** Emails the owners of a subscription that Stripe ended after a failed payment, before the grace period was over. */
async function mailGivenUp(ctx: Context, tx: Tx, { before, present }: Readings): Promise<void> {
  const canceledIds = new Set(present.filter(({ status }) => status === 'canceled').map(({ id }) => id))
  for (const { id, actor_id, plan, failed_at, ended_at } of before) {
    if (failed_at === null || ended_at !== null || !canceledIds.has(id)) continue
    await mailOwners(ctx, tx, { actor_id, plan, failed_at }, 'ended')
  }
}

/** Returns a customer's subscriptions; none if the customer was deleted at Stripe. */
async function subscriptionsOf({ stripe }: Payments, customer: string): Promise<readonly Stripe.Subscription[]> {
  try {
    return (
      await stripe.subscriptions.list({ customer, status: 'all', limit: MOST_SUBSCRIPTIONS, expand: WITH_DISCOUNTS })
    ).data
  } catch (error) {
    if (isMissing(error)) return []
    throw error
  }
}

interface ReadSubscription {
  readonly actorId: string
  readonly subscription: Stripe.Subscription
  readonly before:
    | { readonly ended_at: Date | null; readonly failed_at: Date | null; readonly status: string }
    | undefined
  readonly payments: Payments
}

async function storeSubscription(
  ctx: Context,
  tx: Tx,
  { actorId, subscription: found, before, payments }: ReadSubscription,
): Promise<void> {
  const row = rowOf(found, actorId, payments.settings)
  if (!row) {
    ctx.log.warn({ subscription: found.id }, 'a subscription is of no plan that is sold here')
    return
  }
  const isFailing = row.ended_at === null && (row.status === 'past_due' || row.status === 'unpaid')
  const failed_at = isFailing ? (before?.failed_at ?? ctx.clock.now()) : null
  const clearedWarnings = isFailing ? {} : { warned_at: null, lapsed_at: null }
  await tx
    .insertInto('subscription')
    .values({ ...row, failed_at })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ ...row, failed_at, ...clearedWarnings }))
    .execute()
  const data = { actorId, subscriptionId: row.id, plan: row.plan }
  const isRunning = row.status !== 'incomplete' && row.status !== 'incomplete_expired'
  const wasRunning = before !== undefined && before.status !== 'incomplete'
  if (isRunning && !wasRunning) await ctx.activity.record(tx, { kind: 'subscription.started', actorId, data })
  if (row.ended_at !== null && wasRunning && before.ended_at === null) {
    await ctx.activity.record(tx, { kind: 'subscription.ended', actorId, data })
  }
  if (failed_at !== null && !before?.failed_at) {
    await ctx.activity.record(tx, { kind: 'payment.failed', actorId, data })
    await mailOwners(ctx, tx, { ...row, failed_at }, 'failed')
  }
}

/** Ends a subscription that Stripe no longer knows. */
async function end(ctx: Context, tx: Tx, { id, actor_id: actorId, plan }: Row): Promise<void> {
  const ended_at = ctx.clock.now()
  await tx
    .updateTable('subscription')
    .set({ status: 'canceled', ended_at, failed_at: null })
    .where('id', '=', id)
    .execute()
  const data = { actorId, subscriptionId: id, plan }
  await ctx.activity.record(tx, { kind: 'subscription.ended', actorId, data })
}

/**
 * Returns the row of a subscription; undefined if the plan is not sold here, or the subscription belongs to Stripe's
 * other mode.
 */
export function rowOf(
  subscription: Stripe.Subscription,
  actorId: string,
  settings: StripeSettings,
): Omit<Row, 'failed_at'> | undefined {
  const [item] = subscription.items.data
  if (!item || subscription.livemode !== settings.live) return undefined
  const plan = planOf(subscription, item.price.id, settings)
  if (plan === undefined) return undefined
  const interval = item.price.recurring?.interval
  const amount = (item.price.unit_amount ?? 0) * (item.quantity ?? 1)
  return {
    ...{ id: subscription.id, actor_id: actorId, plan, status: subscription.status },
    term: (interval === 'year' ? 'year' : 'month') satisfies PlanTerm,
    amount,
    ...discountOf(subscription, amount),
    currency: item.price.currency.toUpperCase(),
    cancels: subscription.cancel_at_period_end || subscription.cancel_at !== null,
    period_ends_at: at(subscription.cancel_at ?? item.current_period_end),
    started_at: at(subscription.start_date),
    ended_at:
      subscription.ended_at === null
        ? subscription.status === 'canceled'
          ? at(item.current_period_end)
          : null
        : at(subscription.ended_at),
  }
}

/** Identifies the plan by the price. If the price is no longer sold, uses the checkout's metadata. */
function planOf(
  subscription: Stripe.Subscription,
  price: string,
  { prices }: StripeSettings,
): 'Creator' | 'Pro' | undefined {
  const name = [...prices].find(([, id]) => id === price)?.[0].split(' ')[0] ?? subscription.metadata.plan
  return name === 'Creator' || name === 'Pro' ? name : undefined
}

const at = (seconds: number) => new Date(seconds * 1000)
