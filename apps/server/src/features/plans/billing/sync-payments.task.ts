import { z } from 'zod'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { Task } from '../../../platform/tasks/tasks.ts'
import { isMissing, type Payments, paymentsOf } from './stripe-client.ts'
import { syncCustomer } from './sync-customer.ts'

interface Whose {
  readonly customer: string | null
  /** Of a dispute, which does not name its customer. */
  readonly charge: string | null
}

/** Acts on the events of a customer that have come: what holds now is asked of Stripe, so they may come in any order. */
export const syncPayments: Task<Whose> = {
  name: 'sync-payments',
  data: z.object({ customer: z.string().nullable(), charge: z.string().nullable() }),
  concurrency: 4,
  retryDelayMaxSeconds: 900,
  retryLimit: 100,
  async handle(ctx, { customer, charge }) {
    const payments = await paymentsOf(ctx.config)
    if (!payments) return
    const id = customer ?? (charge === null ? null : await customerOfCharge(ctx, payments, charge))
    if (id === null) return
    const since = ctx.clock.now()
    await syncCustomer(ctx, payments, id)
    await ctx.db.transaction().execute((tx) => finish(ctx, tx, id, since))
  },
}

/** Marks the events that came before Stripe was asked as processed, and records each payment that went back. */
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

async function customerOfCharge({ db }: Context, { stripe }: Payments, charge: string): Promise<string | null> {
  try {
    const { customer } = await stripe.charges.retrieve(charge)
    const id = typeof customer === 'string' ? customer : (customer?.id ?? null)
    await db.updateTable('stripe_event').set({ customer_id: id }).where('charge_id', '=', charge).execute()
    return id
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}
