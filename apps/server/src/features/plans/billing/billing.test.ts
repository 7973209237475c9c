import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { PRICES, type StripeServer, signPayload, startStripeServer } from '../../../../test/stripe/stripe-server.ts'
import { useWorld } from '../../../../test/use-world.ts'
import { loadConfig } from '../../../load-config.ts'
import { joinAsAdmin, joinAsEmployer, joinAsProfessional, type SignedInClient } from '../../session/accounts.factory.ts'
import { comparePlansCommand } from '../compare-plans.command.ts'
import { buy, dealtWith, deliver } from './billing.factory.ts'
import { lapsePlans } from './lapse-plans.task.ts'
import { syncPayments } from './sync-payments.task.ts'

const stripe: StripeServer = await startStripeServer(() => world.clock.now().getTime())
const { world, app, api } = useWorld({ config: { ...loadConfig(stripe.env), rateLimit: 0 } })

beforeAll(() => world.backend.queue.work(world.ctx))
beforeEach(() => {
  stripe.down = false
})
afterAll(() => stripe.stop())

const send = (event: object) => deliver(world, app, event)
const plansOf = async ({ api: call }: SignedInClient) => (await call('GET /api/v1/plans')).result
const planOf = async (member: SignedInClient) => (await plansOf(member)).current

/** Buys a plan and sends the event that Stripe would send. */
async function subscribe(member: SignedInClient, term: 'month' | 'year' = 'month') {
  const subscription = await buy(stripe, member, term)
  expect(await send(eventOf('customer.subscription.created', subscription.customer))).toBe(200)
  await dealtWith(world)
  return subscription
}

function eventOf(type: string, customer: string) {
  const event = stripe.events.findLast(
    (one) => one.type === type && (one.data.object.customer === customer || one.data.object.id === customer),
  )
  if (!event) throw new Error(`Nothing such happened: ${type}`)
  return event
}

function activitiesOf(kind: string, actorId: string) {
  return world.ctx.db
    .selectFrom('activity')
    .select('data')
    .where('kind', '=', kind)
    .where(sql<boolean>`data ->> 'actorId' = ${actorId}`)
    .execute()
}

describe('buying a plan', () => {
  test('is offered for the plan of the member’s role, at Stripe’s prices', async () => {
    const ada = await joinAsProfessional(world, app)
    const price = { plan: 'Creator', currency: 'EUR', tax: 'included' }
    expect((await plansOf(ada)).sale).toEqual({
      open: true,
      mayBuy: true,
      trialDays: 0,
      prices: [
        { ...price, term: 'month', amount: 900 },
        { ...price, term: 'year', amount: 9_000 },
      ],
    })
    const employer = await joinAsEmployer(world, app)
    expect((await plansOf(employer)).sale?.prices.map(({ plan }) => plan)).toEqual(['Pro', 'Pro'])
    expect((await plansOf(await joinAsAdmin(world, app))).sale).toBeNull()
  })

  test('opens Stripe’s checkout, and Stripe’s event then activates the plan', async () => {
    const ada = await joinAsProfessional(world, app)
    await subscribe(ada)
    expect(await plansOf(ada)).toMatchObject({
      current: 'Creator',
      subscription: { plan: 'Creator', term: 'month', amount: 900, currency: 'EUR', state: 'active', cancelled: false },
    })
    expect(await activitiesOf('subscription.started', ada.id)).toHaveLength(1)
    expect((await ada.call('POST', '/api/v1/plans/checkout', { term: 'year' })).json().result.code).toBe(
      'plan-is-current',
    )
  })

  test('ignores an amount, plan or price sent by the browser', async () => {
    const ada = await joinAsProfessional(world, app)
    const body = { term: 'year', amount: 1, plan: 'Pro', price: PRICES.STRIPE_PRICE_PRO_MONTH, customer: 'cus_other' }
    const reply = await ada.call('POST', '/api/v1/plans/checkout', body)
    const { id } = await stripe.pay(reply.json().result.url)
    expect(stripe.subscriptions.get(id)).toMatchObject({ items: { data: [{ price: { unit_amount: 9_000 } }] } })
    for (const term of ['decade', undefined]) {
      expect((await ada.call('POST', '/api/v1/plans/checkout', { term })).statusCode).toBe(400)
    }
  })

  test('activates the plan even without an event, because the page asks Stripe when the browser returns', async () => {
    const ada = await joinAsProfessional(world, app)
    await buy(stripe, ada, 'year')
    expect(await planOf(ada)).toBe('free')
    const { result } = await ada.api('PUT /api/v1/plans/subscription')
    expect([result.subscription?.term, await planOf(ada)]).toEqual(['year', 'Creator'])
  })

  test('opens one checkout at a time; a paid checkout can’t be paid again', async () => {
    const ada = await joinAsProfessional(world, app)
    const begin = (term: 'month' | 'year') => ada.api('POST /api/v1/plans/checkout', { body: { term } })
    const [one, other] = await Promise.all([begin('month'), begin('month')])
    expect(one.result.url).toBe(other.result.url)
    const yearly = await begin('year')
    await expect(stripe.pay(one.result.url)).rejects.toThrow('expired')
    await stripe.pay(yearly.result.url)
    expect((await begin('month')).error?.code).toBe('plan-is-current')
  })

  test('is possible only for owners, not for guests, admins, pending accounts or other team members', async () => {
    const checkout = (member: SignedInClient) => member.call('POST', '/api/v1/plans/checkout', { term: 'month' })
    const employer = await joinAsEmployer(world, app)
    await world.ctx.db.updateTable('membership').set({ role: 'editor' }).where('actor_id', '=', employer.id).execute()
    expect((await checkout(employer)).json().result.code).toBe('plan-is-owners')
    expect((await employer.call('POST', '/api/v1/plans/portal')).statusCode).toBe(403)
    expect((await plansOf(employer)).sale?.mayBuy).toBe(false)
    expect((await checkout(await joinAsAdmin(world, app))).statusCode).toBe(403)
    expect((await checkout(await joinAsProfessional(world, app, { confirmed: false }))).statusCode).toBe(403)
    expect((await api('POST /api/v1/plans/checkout', { body: { term: 'month' } })).status).toBe(401)
  })

  test('activates a company’s plan only for its own team', async () => {
    const employer = await joinAsEmployer(world, app)
    const other = await joinAsEmployer(world, app)
    await subscribe(employer)
    expect([await planOf(employer), await planOf(other)]).toEqual(['Pro', 'free'])
  })

  test('is no longer possible at a removed price', async () => {
    const ada = await joinAsProfessional(world, app)
    const price = stripe.prices.get(PRICES.STRIPE_PRICE_CREATOR_MONTH)
    stripe.prices.delete(PRICES.STRIPE_PRICE_CREATOR_MONTH)
    world.clock.advance(301_000)
    expect((await plansOf(ada)).sale?.prices.map(({ term }) => term)).toEqual(['year'])
    const refusal = await ada.api('POST /api/v1/plans/checkout', { body: { term: 'month' } })
    expect(refusal.error?.code).toBe('plan-not-sold')
    if (price) stripe.prices.set(price.id, price)
    world.clock.advance(301_000)
  })
})

describe('an event from Stripe', () => {
  test('is refused if it is forged, changed, old or unsigned', async () => {
    const ada = await joinAsProfessional(world, app)
    const { customer } = await buy(stripe, ada)
    const event = eventOf('customer.subscription.created', customer)
    const payload = JSON.stringify(event)
    const at = Math.floor(world.clock.now().getTime() / 1000)
    for (const header of [
      signPayload(payload, at, 'whsec_another'),
      signPayload(`${payload} `, at),
      '',
      't=1',
      'v1=00',
    ]) {
      expect(await deliver(world, app, event, { header }), header).toBe(400)
    }
    expect(await deliver(world, app, event, { ageSeconds: 301 })).toBe(400)
    expect(await planOf(ada)).toBe('free')
    expect(await deliver(world, app, event, { ageSeconds: 290 })).toBe(200)
  })

  test('is refused when it belongs to live mode or another account', async () => {
    const ada = await joinAsProfessional(world, app)
    const { customer } = await buy(stripe, ada)
    const event = eventOf('customer.subscription.created', customer)
    expect(await send({ ...event, id: 'evt_live', livemode: true })).toBe(400)
    expect(await send({ ...event, id: 'evt_other', account: 'acct_other' })).toBe(400)
    const rows = world.ctx.db.selectFrom('stripe_event').select('id').where('id', 'in', ['evt_live', 'evt_other'])
    expect(await rows.execute()).toEqual([])
    expect(await planOf(ada)).toBe('free')
  })

  test('is stored once if it is repeated, and changes nothing for an unknown customer', async () => {
    const ada = await joinAsProfessional(world, app)
    const { customer } = await buy(stripe, ada)
    const event = eventOf('customer.subscription.created', customer)
    expect(await Promise.all(Array.from({ length: 10 }, () => send(event)))).toEqual(Array(10).fill(200))
    await dealtWith(world)
    const { db } = world.ctx
    expect(await db.selectFrom('stripe_event').select('id').where('id', '=', event.id).execute()).toHaveLength(1)
    expect(await activitiesOf('subscription.started', ada.id)).toHaveLength(1)
    const strangeEvent = { ...event, id: 'evt_strange', data: { object: { id: 'sub_x', customer: 'cus_nobody' } } }
    expect(await send(strangeEvent)).toBe(200)
    expect(await send({ ...event, id: 'evt_else', type: 'product.created' })).toBe(200)
  })

  test('can arrive in any order, because the present state is read from Stripe', async () => {
    const ada = await joinAsProfessional(world, app)
    const { id, customer } = await buy(stripe, ada)
    const endEvent = await stripe.end(id)
    expect(await send(endEvent)).toBe(200)
    expect(await send(eventOf('invoice.paid', customer))).toBe(200)
    expect(await send(eventOf('customer.subscription.created', customer))).toBe(200)
    await dealtWith(world)
    expect(await planOf(ada)).toBe('free')
  })

  test('about a deleted customer ends the plan; the next checkout creates a new customer', async () => {
    const ada = await joinAsProfessional(world, app)
    const { customer } = await subscribe(ada)
    expect(await send(await stripe.deleteCustomer(customer))).toBe(200)
    await dealtWith(world)
    expect(await plansOf(ada)).toMatchObject({ current: 'free', subscription: null })
    expect((await ada.api('POST /api/v1/plans/portal')).error?.code).toBe('no-subscription')
    const newSubscription = await subscribe(ada)
    expect([newSubscription.customer === customer, await planOf(ada)]).toEqual([false, 'Creator'])
  })

  test('about a refund or dispute is recorded for admins, and does not change the plan', async () => {
    const ada = await joinAsProfessional(world, app)
    const { customer } = await subscribe(ada)
    expect(await send(await stripe.refund(customer, 450))).toBe(200)
    expect(await send(await stripe.dispute(customer, 900))).toBe(200)
    await dealtWith(world)
    expect(await activitiesOf('payment.refunded', ada.id)).toMatchObject([{ data: { amount: 450, currency: 'EUR' } }])
    expect(await activitiesOf('payment.disputed', ada.id)).toMatchObject([{ data: { amount: 900, currency: 'EUR' } }])
    expect(await planOf(ada)).toBe('Creator')
  })
})

describe('cancelling a plan', () => {
  test('keeps the plan active until the end of its term, and can be undone', async () => {
    const ada = await joinAsProfessional(world, app)
    const { id, customer } = await subscribe(ada)
    const cancelReply = await ada.api('PUT /api/v1/plans/cancellation')
    expect(cancelReply.result).toMatchObject({ cancelled: true, state: 'active' })
    expect((await ada.api('DELETE /api/v1/plans/cancellation')).result.cancelled).toBe(false)
    const [one, other] = await Promise.all([1, 2].map(() => ada.api('PUT /api/v1/plans/cancellation')))
    expect([one?.status, other?.status, await planOf(ada)]).toEqual([200, 200, 'Creator'])
    expect(await send(await stripe.end(id))).toBe(200)
    await dealtWith(world)
    expect(await planOf(ada)).toBe('free')
    expect((await ada.api('PUT /api/v1/plans/cancellation')).error?.code).toBe('no-subscription')
    const portal = await ada.api('POST /api/v1/plans/portal')
    expect(portal.result.url).toContain(`/portal/${customer}`)
    expect(decodeURIComponent(portal.result.url), 'where the page asks what was changed').toContain(
      '/purchase?changed=1',
    )
  })

  test('happens automatically when the account is deleted', async () => {
    const ada = await joinAsProfessional(world, app)
    const { id } = await subscribe(ada)
    const deletionReply = await ada.call('DELETE', '/api/v1/account', { currentPassword: 'correct horse battery' })
    expect(deletionReply.statusCode, deletionReply.body).toBe(200)
    await expect.poll(() => stripe.subscriptions.get(id)?.cancel_at_period_end).toBe(true)
  })

  test('is refused if there is no paid subscription', async () => {
    const ada = await joinAsProfessional(world, app)
    for (const key of ['PUT /api/v1/plans/cancellation', 'POST /api/v1/plans/portal'] as const) {
      expect((await ada.api(key)).error?.code).toBe('no-subscription')
    }
  })
})

describe('while Stripe is unavailable', () => {
  test('plans have no prices, checkouts are refused with the reason, and events stay queued', async () => {
    const ada = await joinAsProfessional(world, app)
    const grace = await joinAsProfessional(world, app)
    const { customer } = await buy(stripe, grace)
    stripe.down = true
    world.clock.advance(301_000)
    expect((await plansOf(ada)).sale).toEqual({ open: false, prices: [], mayBuy: true, trialDays: 0 })
    const refusal = await ada.api('POST /api/v1/plans/checkout', { body: { term: 'month' } })
    expect([refusal.status, refusal.error?.code]).toEqual([503, 'payments-unavailable'])
    expect((await ada.call('GET', '/api/v1/check')).statusCode).toBe(200)
    expect(await send(eventOf('customer.subscription.created', customer))).toBe(200)
    await expect(syncPayments.handle(world.ctx, {})).rejects.toThrow()
    stripe.down = false
    world.clock.advance(20_000)
    await syncPayments.handle(world.ctx, {})
    await dealtWith(world)
    expect([await planOf(grace), (await plansOf(ada)).sale?.open]).toEqual(['Creator', true])
  })
})

describe('the plan numbers for admins', () => {
  test('include paying members, monthly renewals, new subscriptions and failing payments', async () => {
    const admin = await joinAsAdmin(world, app)
    const numbers = async () => (await admin.api('GET /api/v1/admin/plans')).result
    const euros = ({ monthly }: Awaited<ReturnType<typeof numbers>>) => monthly[0]?.amount ?? 0
    const before = await numbers()
    const ada = await joinAsProfessional(world, app)
    const employer = await joinAsEmployer(world, app)
    const { id } = await subscribe(ada)
    await subscribe(employer, 'year')
    const after = await numbers()
    expect(euros(after) - euros(before)).toBe(900 + 4_083)
    expect(after.recent.started - before.recent.started).toBe(2)
    const creators = after.members.find(({ role, plan }) => role === 'professional' && plan === 'Creator')
    expect(creators?.paying).toBeGreaterThan(0)
    expect(await send(await stripe.fail(id))).toBe(200)
    await dealtWith(world)
    const failingNumbers = await numbers()
    expect(failingNumbers.failing).toContainEqual(
      expect.objectContaining({ name: 'Ada Lovelace', plan: 'Creator', state: 'failed' }),
    )
    expect(euros(after) - euros(failingNumbers)).toBe(900)
    expect((await (await joinAsAdmin(world, app, 'admin-support')).call('GET', '/api/v1/admin/plans')).statusCode).toBe(
      404,
    )
    expect((await ada.call('GET', '/api/v1/admin/plans')).statusCode).toBe(404)
  })
})

describe('a plan granted by an admin', () => {
  test('takes precedence over a paid plan, which admins can’t remove, and ends at its time', async () => {
    const admin = await joinAsAdmin(world, app)
    const ada = await joinAsProfessional(world, app)
    const grace = await joinAsProfessional(world, app)
    await subscribe(grace)
    const now = world.clock.now().getTime()
    const until = new Date(now + 60_000).toISOString()
    const grantPlan = async (member: SignedInClient, body: object) => {
      const login = await world.ctx.db
        .selectFrom('membership')
        .select('login_id')
        .where('actor_id', '=', member.id)
        .executeTakeFirstOrThrow()
      return admin.call('PUT', `/api/v1/admin/members/${login.login_id}/plan`, body)
    }
    const reply = await grantPlan(ada, { plan: 'Creator', until })
    expect(reply.json().result).toMatchObject({ plan: 'Creator', planUntil: until })
    expect(await plansOf(ada)).toMatchObject({ current: 'Creator', until })
    expect((await grantPlan(grace, { plan: 'free' })).json().result.code).toBe('plan-is-paid')
    expect((await grantPlan(grace, { plan: 'Pro', until })).statusCode).toBe(200)
    expect(await planOf(grace)).toBe('Pro')
    world.clock.advance(61_000)
    await lapsePlans.handle(world.ctx, {})
    expect([await planOf(ada), await planOf(grace)]).toEqual(['free', 'Creator'])
    for (const invalidTime of [new Date(now - 1).toISOString(), '2099-01-01T00:00:00.000Z', 'tomorrow']) {
      expect(
        (await grantPlan(ada, { plan: 'Pro', until: invalidTime })).statusCode,
        invalidTime,
      ).toBeGreaterThanOrEqual(400)
    }
    expect(await planOf(ada)).toBe('free')
  })
})

describe('comparing plans with Stripe', () => {
  async function run(...args: string[]) {
    const lines: string[] = []
    const write = (line: string) => void lines.push(line)
    const preparedWork = await comparePlansCommand.prepare(args, { print: write, printError: write })
    return {
      status: typeof preparedWork === 'number' ? preparedWork : await preparedWork(world.ctx),
      printed: lines.join('\n'),
    }
  }

  test('lists the differences and repairs them', async () => {
    await run('--mend')
    const ada = await joinAsProfessional(world, app)
    const grace = await joinAsProfessional(world, app)
    const unknownSubscription = await buy(stripe, ada)
    const endedSubscription = await subscribe(grace)
    await stripe.end(endedSubscription.id)
    const { status, printed } = await run()
    expect([
      status,
      printed.includes(`${unknownSubscription.id} is unknown`),
      printed.includes(`${endedSubscription.id} has ended`),
    ]).toEqual([...[1, true, true]])
    expect(await run('--mend')).toMatchObject({ status: 0 })
    expect([await planOf(ada), await planOf(grace)]).toEqual(['Creator', 'free'])
    expect(await run()).toEqual({ status: 0, printed: 'All paid plans are as Stripe says.' })
    expect((await run('--now')).status).toBe(1)
  })
})
