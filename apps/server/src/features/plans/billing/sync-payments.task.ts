import { z } from 'zod'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { Task } from '../../../platform/tasks/task.ts'
import { isMissing, type Payments, paymentsOf } from './stripe-client.ts'
import { syncCustomer } from './sync-customer.ts'

const CHUNK = 100

/**
 * Handles stored events by reading the subscription from Stripe again, so their order doesn't matter. Sent with each
 * event; the schedule retries those that failed. A failure for one customer doesn't affect the others.
 */
export const syncPayments: Task<object> = {
  name: 'sync-payments',
  data: z.object({}),
  schedule: '* * * * *',
  retryDelayMaxSeconds: 900,
  async handle(ctx) {
    const payments = await paymentsOf(ctx.config)
    if (!payments) return
    let reason: unknown
    await findCustomers(ctx, payments).catch((error: unknown) => {
      reason = error
    })
    const failedCustomerIds: string[] = []
    for (
      let waitingCustomers = await customersIn(ctx, failedCustomerIds);
      waitingCustomers.length > 0;
      waitingCustomers = await customersIn(ctx, failedCustomerIds)
    ) {
      for (const customer of waitingCustomers) {
        try {
          await syncOne(ctx, payments, customer)
        } catch (error) {
          failedCustomerIds.push(customer)
          reason = error
        }
      }
    }
    if (reason !== undefined) throw reason
  },
}

/** Returns customers with unprocessed events, without the given ones. */
async function customersIn({ db }: Context, except: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('stripe_event')
    .select('customer_id')
    .distinct()
    .where('processed_at', 'is', null)
    .where('customer_id', 'is not', null)
    .$if(except.length > 0, (query) => query.where('customer_id', 'not in', except))
    .limit(CHUNK)
    .execute()
  return rows.flatMap(({ customer_id }) => customer_id ?? [])
}

async function syncOne(ctx: Context, payments: Payments, customer: string): Promise<void> {
  const since = ctx.clock.now()
  await syncCustomer(ctx, payments, customer)
  await ctx.db.transaction().execute((tx) => finish(ctx, tx, customer, since))
}

/** Marks the events received before the call to Stripe as processed, and records each refund and dispute. */
async function finish(ctx: Context, tx: Tx, customer: string, since: Date): Promise<void> {
  const events = await tx
    .updateTable('stripe_event')
    .set({ processed_at: ctx.clock.now() })
    .where('customer_id', '=', customer)
    .where('processed_at', 'is', null)
    .where('received_at', '<=', since)
    .returning(['type', 'amount', 'currency'])
    .execute()
  const owner = await tx
    .selectFrom('billing_customer')
    .select('actor_id')
    .where('customer_id', '=', customer)
    .executeTakeFirst()
  if (!owner) return
  for (const { type, amount, currency } of events) {
    if (type !== 'charge.refunded' && type !== 'charge.dispute.created') continue
    const kind = type === 'charge.refunded' ? 'payment.refunded' : 'payment.disputed'
    await ctx.activity.record(tx, { kind, data: { actorId: owner.actor_id, amount, currency } })
  }
}

/**
 * Adds the customer to each dispute, which contains only the charge. Disputes of a charge that is unknown to Stripe or
 * has no customer are dropped.
 */
async function findCustomers({ db, clock }: Context, { stripe }: Payments): Promise<void> {
  const disputes = await db
    .selectFrom('stripe_event')
    .select(['id', 'charge_id'])
    .where('processed_at', 'is', null)
    .where('customer_id', 'is', null)
    .limit(CHUNK)
    .execute()
  for (const { id, charge_id: charge } of disputes) {
    const customer = charge === null ? null : await customerOfCharge(stripe, charge)
    const update = customer === null ? { processed_at: clock.now() } : { customer_id: customer }
    await db.updateTable('stripe_event').set(update).where('id', '=', id).execute()
  }
}

async function customerOfCharge(stripe: Payments['stripe'], charge: string): Promise<string | null> {
  try {
    const { customer } = await stripe.charges.retrieve(charge)
    return typeof customer === 'string' ? customer : (customer?.id ?? null)
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}
