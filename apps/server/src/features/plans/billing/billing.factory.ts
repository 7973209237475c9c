import { expect } from 'vitest'
import type { TestApp } from '../../../../test/client.ts'
import { eventually } from '../../../../test/eventually.ts'
import { type StripeEvent, type StripeServer, signPayload } from '../../../../test/stripe/stripe-server.ts'
import type { World } from '../../../../test/world.ts'
import type { SignedInClient } from '../../session/accounts.factory.ts'

const WEBHOOK = '/api/v1/plans/stripe'

/** Sends a signed event as Stripe does. Returns the status of the reply. */
export async function deliver(
  world: World,
  app: TestApp,
  event: StripeEvent | object,
  { ageSeconds = 0, header }: { ageSeconds?: number; header?: string } = {},
): Promise<number> {
  const payload = JSON.stringify(event)
  const at = Math.floor(world.clock.now().getTime() / 1000) - ageSeconds
  const headers = { 'content-type': 'application/json', 'stripe-signature': header ?? signPayload(payload, at) }
  return (await app.inject({ method: 'POST', url: WEBHOOK, headers, payload })).statusCode
}

/** Waits until every received event is processed. */
export async function dealtWith({ ctx }: World): Promise<void> {
  await eventually(async () => {
    const rows = ctx.db.selectFrom('stripe_event').select('type').where('processed_at', 'is', null)
    expect(await rows.execute()).toEqual([])
  })
}

/** Buys the member's plan without sending an event. Returns the Stripe subscription. */
export async function buy(stripe: StripeServer, { api }: SignedInClient, term: 'month' | 'year' = 'month') {
  const { result } = await api('POST /api/v1/plans/checkout', { body: { term } })
  const { id, customer } = await stripe.pay(result.url)
  return { id, customer: String(customer) }
}

/** Inserts the rows of a paid and a granted plan, without a payment provider. */
export async function fillPayments({ ctx }: World, actorId: string): Promise<void> {
  const { db, clock, newId } = ctx
  const now = clock.now()
  const grant = { actor_id: actorId, plan: 'Pro' as const, until: null, created_at: now }
  await db.insertInto('plan_grant').values(grant).execute()
  await db
    .insertInto('billing_customer')
    .values({ actor_id: actorId, customer_id: `cus_${newId()}`, created_at: now })
    .execute()
  await db
    .insertInto('subscription')
    .values({
      ...{ id: `sub_${newId()}`, actor_id: actorId, plan: 'Creator', term: 'month', amount: 900, currency: 'EUR' },
      ...{ status: 'canceled', cancels: false, period_ends_at: now, started_at: now, ended_at: now, failed_at: null },
    })
    .execute()
}
