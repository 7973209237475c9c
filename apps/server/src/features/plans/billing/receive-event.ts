import { platformErrors } from '@rise/contract/errors'
import { planErrors } from '@rise/contract/plans/errors'
import type Stripe from 'stripe'
import type { Context } from '../../../platform/context.ts'
import { Failure } from '../../../platform/failure.ts'
import { type Payments, paymentsOf } from './stripe-client.ts'
import { syncPayments } from './sync-payments.task.ts'

/** The events that change a plan or are counted. Other events are acknowledged and ignored. */
const handledTypes: ReadonlySet<string> = new Set([
  'checkout.session.completed',
  'customer.deleted',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'invoice.paid',
  'invoice.payment_failed',
  'charge.refunded',
  'charge.dispute.created',
])

const LARGEST_AMOUNT = 2_147_483_647

interface SignedPayload {
  readonly payload: string
  readonly signature: string
}

/**
 * Stores an event signed by Stripe, and queues the task that handles it; a repeated event is only acknowledged.
 * @throws {Failure} `not-found` if nothing is sold; `event-refused` for a signature that is wrong or older than five
 * minutes, and for events of Stripe's other mode or of another account
 */
export async function receiveEvent(ctx: Context, signed: SignedPayload): Promise<void> {
  const payments = await paymentsOf(ctx.config)
  if (!payments) throw new Failure(platformErrors['not-found'])
  const event = verifyEvent(ctx, payments, signed)
  if (event.livemode !== payments.settings.live || event.account !== undefined) throw eventRefusal()
  if (!handledTypes.has(event.type)) return
  const subject = thingOf(event)
  const isWaiting = subject.customer_id !== null || subject.charge_id !== null
  const now = ctx.clock.now()
  await ctx.db.transaction().execute(async (tx) => {
    const storedEvent = await tx
      .insertInto('stripe_event')
      .values({
        ...{ id: event.id, type: event.type, ...subject },
        happened_at: new Date(event.created * 1000),
        received_at: now,
        processed_at: isWaiting ? null : now,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst()
    // One task per event: a task in the queue may begin before this event is committed.
    if (storedEvent && isWaiting) await ctx.tasks.send(tx, syncPayments, {})
  })
}

function verifyEvent(
  { clock }: Context,
  { stripe, settings }: Payments,
  { payload, signature }: SignedPayload,
): Stripe.Event {
  try {
    const at = clock.now().getTime()
    return stripe.webhooks.constructEvent(payload, signature, settings.webhookSecret, undefined, undefined, at)
  } catch {
    throw eventRefusal()
  }
}

const eventRefusal = () => new Failure(planErrors['event-refused'])

/** Returns the customer of an event, the charge of a dispute, and the amount and currency of a refund or dispute. */
function thingOf(event: Stripe.Event) {
  const object = event.data.object as {
    readonly id?: unknown
    readonly object?: unknown
    readonly customer?: unknown
    readonly charge?: unknown
    readonly amount?: unknown
    readonly amount_refunded?: unknown
    readonly currency?: unknown
  }
  const isMoney = event.type.startsWith('charge.')
  const amount = event.type === 'charge.refunded' ? object.amount_refunded : object.amount
  return {
    customer_id: event.type === 'customer.deleted' ? idOf(object.id) : idOf(object.customer),
    charge_id: event.type === 'charge.dispute.created' ? idOf(object.charge) : null,
    amount: isMoney && typeof amount === 'number' ? Math.min(Math.round(amount), LARGEST_AMOUNT) : null,
    currency: isMoney && typeof object.currency === 'string' ? object.currency.toUpperCase() : null,
  }
}

/** Returns the id of a Stripe object, which Stripe sends as an id or, where expanded, as an object. */
function idOf(value: unknown): string | null {
  if (typeof value === 'string') return value
  return typeof value === 'object' && value !== null && 'id' in value ? idOf(value.id) : null
}
