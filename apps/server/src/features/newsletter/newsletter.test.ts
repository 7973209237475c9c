import { beforeAll, expect, test } from 'vitest'
import { eventually } from '../../../test/eventually.ts'
import { useWorld } from '../../../test/use-world.ts'
import { joinAsEmployer, joinAsProfessional, newEmail, send } from '../session/accounts.factory.ts'
import { unsubscribeLinks } from './unsubscribe-token.ts'

const { world, app } = useWorld()

beforeAll(async () => {
  await world.backend.queue.work(world.ctx)
})

async function subscriptionOf(email: string): Promise<'none' | 'ended' | 'subscribed'> {
  const row = await world.ctx.db
    .selectFrom('login')
    .innerJoin('newsletter_subscription', 'newsletter_subscription.login_id', 'login.id')
    .select('unsubscribed_at')
    .where('email', '=', email)
    .executeTakeFirst()
  if (!row) return 'none'
  return row.unsubscribed_at === null ? 'subscribed' : 'ended'
}

async function joinBy(source: string): Promise<string> {
  const email = newEmail(source)
  const user = {
    email,
    password: 'q7Xw-2bKp_Zt9LmD',
    firstName: 'Rise User',
    source,
    badges: ['Toast To Your Success'],
  }
  const signUpReply = await send(app, 'POST', '/api/v1/professionals/register', { body: { user } })
  expect(signUpReply.statusCode).toBe(200)
  return email
}

async function oneClickOf(email: string): Promise<string> {
  const { id } = await world.ctx.db
    .selectFrom('login')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return unsubscribeLinks(world.ctx, id).oneClick.replace(world.ctx.config.publicUrl, '')
}

test.for(['newsletter', 'newsletter-cta', 'newsletter-footer', 'chat'])(
  'signing up through the form %s subscribes to the newsletter',
  async (source) => {
    const email = await joinBy(source)
    await eventually(async () => expect(await subscriptionOf(email)).toBe('subscribed'))
  },
)

test('a mail program can unsubscribe with one click and no login, and the unsubscribe page can undo it', async () => {
  const email = await joinBy('newsletter')
  await eventually(async () => expect(await subscriptionOf(email)).toBe('subscribed'))
  const url = await oneClickOf(email)

  for (const _time of [1, 2]) {
    const clickReply = await app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    })
    expect(clickReply.json()).toEqual({ success: true, result: { email } })
    expect(await subscriptionOf(email)).toBe('ended')
  }
  await send(app, 'POST', url.replace('unsubscribe', 'resubscribe'))
  expect(await subscriptionOf(email)).toBe('subscribed')
})

test('a tampered link, or another member’s signature, changes nothing', async () => {
  const [email, other] = [await joinBy('newsletter'), await joinBy('newsletter')]
  const [own, foreign] = [await oneClickOf(email), await oneClickOf(other)]
  const swappedToken = `${own.slice(0, own.indexOf('.'))}${foreign.slice(foreign.indexOf('.'))}`
  for (const url of [own.slice(0, -1), swappedToken, '/api/v1/newsletter/unsubscribe?token=']) {
    const refusal = await send(app, 'POST', url)
    expect(refusal.statusCode).toBe(400)
    expect(refusal.json().result.code).toBe('unsubscribe-link-not-valid')
  }
})

test('a professional can subscribe and unsubscribe in the settings; guests and employers can’t', async () => {
  const member = await joinAsProfessional(world, app)
  const pendingMember = await joinAsProfessional(world, app, { confirmed: false })
  const employer = await joinAsEmployer(world, app)
  const url = '/api/v1/account/newsletter'

  expect((await member.call('PUT', url, { subscribed: true })).json().result).toEqual({ newsletter: 'subscribed' })
  expect((await pendingMember.call('PUT', url, { subscribed: true })).json().result).toEqual({ newsletter: 'pending' })
  expect((await member.call('PUT', url, { subscribed: false })).json().result).toEqual({ newsletter: 'none' })
  expect(await subscriptionOf(member.email)).toBe('ended')
  expect((await employer.call('PUT', url, { subscribed: true })).statusCode).toBe(403)
  expect((await send(app, 'PUT', url, { body: { subscribed: true } })).statusCode).toBe(401)
  expect((await member.call('PUT', url, { subscribed: 'yes' })).statusCode).toBe(400)
})
