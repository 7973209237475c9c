import { afterAll, beforeAll, expect, test } from 'vitest'
import { type StripeServer, startStripeServer } from '../../../../test/stripe/stripe-server.ts'
import { useWorld } from '../../../../test/use-world.ts'
import { loadConfig } from '../../../load-config.ts'
import { joinAsProfessional, type SignedInClient } from '../../session/accounts.factory.ts'
import { buy, dealtWith, deliver } from './billing.factory.ts'
import { lapsePlans } from './lapse-plans.task.ts'

const DAY_MS = 86_400_000
const stripe: StripeServer = await startStripeServer(() => world.clock.now().getTime())
const { world, app } = useWorld({ config: { ...loadConfig(stripe.env), rateLimit: 0 } })

beforeAll(() => world.backend.queue.work(world.ctx))
afterAll(() => stripe.stop())

const [failed, warned, ended] = [
  'Your Creator plan on Rise needs a look',
  expect.stringContaining('Your Creator plan on Rise ends on'),
  'Your Creator plan on Rise has ended',
]

const lapse = () => lapsePlans.handle(world.ctx, {})

async function deliverEvent(event: object): Promise<void> {
  expect(await deliver(world, app, event)).toBe(200)
  await dealtWith(world)
}

/** Creates a member who has bought a plan. Also returns the id of the Stripe subscription. */
async function subscriber() {
  const ada = await joinAsProfessional(world, app)
  const { id } = await buy(stripe, ada)
  await deliverEvent(stripe.events.findLast(({ type }) => type === 'customer.subscription.created') ?? {})
  return { ada, id }
}

async function planOf({ id }: SignedInClient) {
  const row = await world.ctx.db.selectFrom('actor').select('plan').where('id', '=', id).executeTakeFirst()
  return row?.plan
}

/**
 * Returns the subjects of a member's emails about the plan, without the confirmation email, which may arrive at any
 * time.
 */
async function mailsOf({ email }: SignedInClient) {
  const subjects = (await world.mailbox.all(email)).map(({ subject }) => subject)
  return subjects.filter((subject) => subject.includes('Creator'))
}

test('a plan stays active for seven days after a failed payment, with three emails, then ends until a payment succeeds', async () => {
  const { ada, id } = await subscriber()
  const event = await stripe.fail(id)
  expect(await deliver(world, app, event)).toBe(200)
  await deliverEvent({ ...event, id: 'evt_again' })
  expect((await ada.api('GET /api/v1/plans')).result).toMatchObject({
    current: 'Creator',
    subscription: { state: 'failed' },
  })
  const planAfterDays = async (days: number) => {
    world.clock.advance(days * DAY_MS)
    await Promise.all([lapse(), lapse()])
    return planOf(ada)
  }
  expect([
    await planAfterDays(4.9),
    await planAfterDays(0.2),
    await planAfterDays(1.8),
    await planAfterDays(0.2),
  ]).toEqual([...['Creator', 'Creator', 'Creator', 'free']])
  expect(await mailsOf(ada)).toEqual([failed, warned, ended])
  await deliverEvent(await stripe.recover(id))
  expect(await planOf(ada)).toBe('Creator')
})

type Act = () => Promise<void>

const orders: readonly (readonly [string, (retry: Act) => Promise<unknown>])[] = [
  ['before the task that ends it', async (retry) => [await retry(), await lapse()]],
  ['after the task that ends it', async (retry) => [await lapse(), await retry()]],
  ['during the task that ends it', (retry) => Promise.all([retry(), lapse(), lapse()])],
]

test.each(orders)(
  'a payment that fails again at the end of the grace period, %s, ends the plan with one email',
  async (_, inOrder) => {
    const { ada, id } = await subscriber()
    const retry = async () => deliverEvent(await stripe.fail(id))
    await retry()
    world.clock.advance(5.1 * DAY_MS)
    await lapse()
    world.clock.advance(1.9 * DAY_MS)
    await inOrder(retry)
    await lapse()
    expect(await planOf(ada)).toBe('free')
    expect(await mailsOf(ada)).toEqual([failed, warned, ended])
  },
)

test('the email sent after an outage says that the grace period has ended, not that it will end', async () => {
  const { ada, id } = await subscriber()
  await deliverEvent(await stripe.fail(id))
  world.clock.advance(7.1 * DAY_MS)
  await lapse()
  expect(await mailsOf(ada)).toEqual([failed, ended])
})

test('when Stripe ends a subscription before the grace period does, one email says so', async () => {
  const { ada, id } = await subscriber()
  await deliverEvent(await stripe.fail(id))
  world.clock.advance(DAY_MS)
  const event = await stripe.end(id)
  await deliverEvent(event)
  await deliverEvent({ ...event, id: 'evt_ended_again' })
  world.clock.advance(7 * DAY_MS)
  await lapse()
  expect(await planOf(ada)).toBe('free')
  expect(await mailsOf(ada)).toEqual([failed, ended])
})
