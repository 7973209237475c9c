import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type StripeServer, startStripeServer } from '../../../../test/stripe/stripe-server.ts'
import { useWorld } from '../../../../test/use-world.ts'
import { loadConfig } from '../../../load-config.ts'
import { joinAsAdmin, joinAsProfessional, logInAs, type SignedInClient } from '../../session/accounts.factory.ts'
import { buy, dealtWith, deliver } from './billing.factory.ts'
import { lapsePlans } from './lapse-plans.task.ts'

const DAY_MS = 86_400_000
const stripe: StripeServer = await startStripeServer(() => world.clock.now().getTime())
const { world, app } = useWorld({
  config: { ...loadConfig({ ...stripe.env, STRIPE_TRIAL_DAYS: '14' }), rateLimit: 0 },
})

beforeAll(() => world.backend.queue.work(world.ctx))
afterAll(() => stripe.stop())

/** Logs in again, because the tests advance the clock by days, and tokens expire after minutes. */
const plansOf = async ({ email }: SignedInClient) => (await (await logInAs(app, email)).api('GET /api/v1/plans')).result
const lapse = () => lapsePlans.handle(world.ctx, {})
async function subscribe(member: SignedInClient) {
  const { id } = await buy(stripe, member)
  const event = stripe.events.findLast(({ type }) => type === 'customer.subscription.created')
  expect(await deliver(world, app, event ?? {})).toBe(200)
  await dealtWith(world)
  return id
}
async function deliverEvent(event: object) {
  expect(await deliver(world, app, event)).toBe(200)
  await dealtWith(world)
}
const monthly = async () => {
  const admin = await joinAsAdmin(world, app)
  return (await admin.api('GET /api/v1/admin/plans')).result.monthly[0]?.amount ?? 0
}

describe('a trial', () => {
  test('activates the plan for the offered days, announces its end and price, and adds no revenue', async () => {
    const ada = await joinAsProfessional(world, app)
    expect((await plansOf(ada)).sale).toMatchObject({ trialDays: 14 })
    const revenueBefore = await monthly()
    const id = await subscribe(ada)
    const ends = new Date(world.clock.now().getTime() + 14 * DAY_MS)
    const trial = { plan: 'Creator', state: 'trial', amount: 900, cancelled: false }
    const { current, subscription } = await plansOf(ada)
    expect([current, subscription]).toEqual(['Creator', expect.objectContaining(trial)])
    expect(Date.parse(subscription?.periodEnds ?? '')).toBe(Math.floor(ends.getTime() / 1000) * 1000)
    expect(await monthly()).toBe(revenueBefore)

    const mails = async () => (await world.mailbox.all(ada.email)).filter(({ name }) => name === 'plan-trial-ending')
    world.clock.advance(10 * DAY_MS)
    await lapse()
    expect(await mails()).toEqual([])
    world.clock.advance(1.5 * DAY_MS)
    await Promise.all([lapse(), lapse()])
    await lapse()
    expect((await mails()).map(({ text }) => text)).toEqual([expect.stringContaining('Then you pay €9 a month.')])
    // Stripe collects the first payment.
    await deliverEvent(await stripe.recover(id))
    expect((await plansOf(ada)).subscription?.state).toBe('active')
    expect(await monthly()).toBe(revenueBefore + 900)
  })

  test('is offered only to members who have never subscribed; others pay from the first day', async () => {
    const ada = await joinAsProfessional(world, app)
    const first = await subscribe(ada)
    await deliverEvent(await stripe.end(first))
    expect(await plansOf(ada)).toMatchObject({ current: 'free', sale: { trialDays: 0 } })
    const second = await subscribe(ada)
    expect(stripe.subscriptions.get(second)?.status).toBe('active')
    expect((await plansOf(ada)).subscription?.state).toBe('active')
  })

  test('stays active until its end when cancelled, without an announcement', async () => {
    const ada = await joinAsProfessional(world, app)
    const id = await subscribe(ada)
    expect((await ada.api('PUT /api/v1/plans/cancellation')).result).toMatchObject({ state: 'trial', cancelled: true })
    world.clock.advance(12 * DAY_MS)
    await lapse()
    expect((await plansOf(ada)).current).toBe('Creator')
    expect((await world.mailbox.all(ada.email)).map(({ name }) => name)).not.toContain('plan-trial-ending')
    await deliverEvent(await stripe.end(id))
    expect((await plansOf(ada)).current).toBe('free')
  })
})

describe('a coupon', () => {
  test('can be entered at the checkout; its discount is shown until it ends, and is deducted from revenue', async () => {
    const ada = await joinAsProfessional(world, app)
    const revenueBefore = await monthly()
    const id = await subscribe(ada)
    expect(stripe.calls).toContain('POST /v1/checkout/sessions')
    expect(stripe.promotions, 'the checkout takes promotion codes').toBe(true)
    await deliverEvent(await stripe.recover(id))
    const end = Math.floor(world.clock.now().getTime() / 1000) + 60 * 86_400
    await deliverEvent(await stripe.redeem(id, { percent_off: 20 }, end))
    const expectedAmounts = { amount: 900, discount: 180, discountEnds: new Date(end * 1000).toISOString() }
    expect((await plansOf(ada)).subscription).toMatchObject(expectedAmounts)
    expect(await monthly()).toBe(revenueBefore + 720)
    world.clock.advance(61 * DAY_MS)
    expect((await plansOf(ada)).subscription).toMatchObject({ discount: 0, discountEnds: null })
    expect(await monthly()).toBe(revenueBefore + 900)
    await deliverEvent(await stripe.redeem(id, { amount_off: 5_000 }))
    expect((await plansOf(ada)).subscription, 'never more than the price').toMatchObject({ discount: 900 })
  })
})
