import { createHmac } from 'node:crypto'
import { SignJWT } from 'jose'
import { describe, expect, test } from 'vitest'
import {
  joinAsEmployer,
  joinAsProfessional,
  newEmail,
  PASSWORD,
  send,
} from '../src/features/session/accounts.factory.ts'
import { useWorld } from './use-world.ts'

const { world, app } = useWorld()

const check = (token: string) => send(app, 'GET', '/api/v1/check', { token })
const register = (user: unknown) => send(app, 'POST', '/api/v1/professionals/register', { body: { user } })
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

describe('an access token is refused', () => {
  async function claims() {
    const { token } = await joinAsProfessional(world, app)
    const [, payload = ''] = token.split('.')
    return { token, payload: JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown> }
  }
  const sign = (payload: Record<string, unknown>, key: Buffer, header = {}) =>
    new SignJWT(payload).setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', ...header }).sign(key)

  test('unless it is signed with the server’s key and unchanged', async () => {
    const { token, payload } = await claims()
    expect((await check(token)).statusCode).toBe(200)
    expect((await check(await sign(payload, world.ctx.keys.derive('access-token')))).statusCode).toBe(200)
  })

  test('without a signature (alg none)', async () => {
    const { payload } = await claims()
    for (const alg of ['none', 'None', 'NONE']) {
      const head = part({ alg, typ: 'at+jwt' })
      expect((await check(`${head}.${part(payload)}.`)).statusCode).toBe(401)
    }
  })

  test.for([
    ['another key', 'refresh-token', {}, {}],
    ['another type', 'access-token', {}, { typ: 'JWT' }],
    ['another audience', 'access-token', { aud: 'elsewhere' }, {}],
    ['another session', 'access-token', { sub: '00000000-0000-7000-8000-000000000000' }, {}],
    ['no session at all', 'access-token', { sub: "' or true --" }, {}],
    ['another role', 'access-token', { role: 'admin' }, {}],
    ['no expiry', 'access-token', { exp: undefined }, {}],
    ['an expiry in the past', 'access-token', { exp: 1_000 }, {}],
  ] as const)('with %s', async ([, purpose, changedClaims, header]) => {
    const { payload } = await claims()
    const token = await sign({ ...payload, ...changedClaims }, world.ctx.keys.derive(purpose), header)
    expect((await check(token)).statusCode).toBe(401)
  })

  test('if it is a refresh token or any other text', async () => {
    const { refreshToken } = await joinAsProfessional(world, app)
    const head = part({ alg: 'HS256', typ: 'at+jwt', kid: '../../etc/passwd', jwk: { kty: 'oct', k: 'AA' } })
    const body = part({ sub: refreshToken.split('.')[0] ?? '', role: 'professional', aud: 'rise', exp: 9_999_999_999 })
    const signature = createHmac('sha256', '').update(`${head}.${body}`).digest('base64url')
    for (const token of [refreshToken, 'x', 'a.b.c', '..', 'x'.repeat(8_000), `${head}.${body}.${signature}`]) {
      expect((await check(token)).statusCode).toBe(401)
    }
  })

  test('if it is sent as a refresh token', async () => {
    const { token } = await joinAsProfessional(world, app)
    expect((await send(app, 'GET', '/api/v1/refresh', { token })).statusCode).toBe(401)
  })
})

describe('a sign-up can’t gain privileges', () => {
  test('by stating a role, plan, points, badges or status', async () => {
    const email = newEmail('mass')
    const wishes = {
      role: 'admin',
      paidPlan: 'Pro',
      plan: 'Pro',
      points: 1_000,
      claimedGifts: ['points50'],
      standing: 'active',
      email_confirmed_at: '2020-01-01',
      admin_role: 'admin',
      _id: '00000000-0000-7000-8000-000000000000',
      slug: 'login',
    }
    const signUpReply = await register({ email, password: PASSWORD, firstName: 'Mallory', ...wishes })
    expect(signUpReply.json().result).toMatchObject({ role: 'professional', paidPlan: null, standing: 'pending' })
    expect(signUpReply.json().result._id).not.toBe(wishes._id)
    expect(signUpReply.json().result.slug).toMatch(/^mallory/)
    expect((await register({ email, password: PASSWORD, badges: ['Verified'] })).statusCode).toBe(400)
  })

  test('by changing the profile later', async () => {
    const { id, call } = await joinAsProfessional(world, app)
    const saveReply = await call('PUT', `/api/v1/professionals/${id}`, {
      user: { paidPlan: 'Pro', role: 'admin' },
      role: 'x',
    })
    expect(saveReply.json().result).toMatchObject({ role: 'professional', paidPlan: null })
  })

  test('by taking over an existing page with a company name', async () => {
    const { call: first } = await joinAsEmployer(world, app, { companyName: 'Same Name' })
    const { call: second } = await joinAsEmployer(world, app, { companyName: 'Same Name' })
    const slugs = await Promise.all(
      [first, second].map(async (c) => (await c('GET', '/api/v1/check')).json().result.slug),
    )
    expect(slugs).toEqual(['same-name', 'same-name-2'])
  })
})

describe('the input of a sign-up', () => {
  const goodUser = { email: 'someone@example.com', password: PASSWORD, firstName: 'Ada' }
  test.for([
    ['no body at all', undefined, 'body.user'],
    ['a list for an object', [goodUser], 'body.user'],
    ['text for an object', 'user', 'body.user'],
    ['a list for an address', { ...goodUser, email: ['a@example.com', 'b@example.com'] }, 'body.user.email'],
    ['an object for an address', { ...goodUser, email: { $ne: '' } }, 'body.user.email'],
    ['two addresses', { ...goodUser, email: 'a@example.com, b@example.com' }, 'body.user.email'],
    ['a line break in the address', { ...goodUser, email: 'a@example.com\r\nBcc: b@example.com' }, 'body.user.email'],
    ['a null byte in the address', { ...goodUser, email: 'a\u0000@example.com' }, 'body.user.email'],
    ['a long address', { ...goodUser, email: `${'a'.repeat(300)}@example.com` }, 'body.user.email'],
    ['a number for a password', { ...goodUser, password: 12345678 }, 'body.user.password'],
    ['a short password', { ...goodUser, password: 'seven77' }, 'body.user.password'],
    ['an endless password', { ...goodUser, password: 'x'.repeat(129) }, 'body.user.password'],
    ['a null byte in a name', { ...goodUser, firstName: 'Ada\u0000' }, 'body.user.firstName'],
    ['a line break for a name', { ...goodUser, firstName: '\r\n' }, 'body.user.firstName'],
    ['a name that turns the text around', { ...goodUser, firstName: '\u202eadA' }, 'body.user.firstName'],
    ['a name of half a million characters', { ...goodUser, firstName: 'x'.repeat(500_000) }, 'body.user.firstName'],
    ['null for a name', { ...goodUser, firstName: null }, 'body.user.firstName'],
  ])('%s is refused, and the refusal names the field', async ([, user, field]) => {
    const refusal = await register(user)
    expect(refusal.statusCode).toBe(400)
    expect(Object.keys(refusal.json().result.fields)).toContain(field)
  })

  test('a name of more than a megabyte is refused as too large', async () => {
    expect((await register({ ...goodUser, firstName: 'x'.repeat(1_100_000) })).statusCode).toBe(413)
  })

  test('a name can be in any script, and only its Unicode form is normalized', async () => {
    for (const firstName of ['محمد', 'שָׁלוֹם', '王小明', 'Ngọc', '👩🏽‍🚀', '<b>Ada</b>', "O'Neil; drop table login --"]) {
      const signUpReply = await register({ email: newEmail('script'), password: PASSWORD, firstName })
      expect(signUpReply.json().result.firstName).toBe(firstName.normalize('NFC'))
    }
  })

  test('a form on another site can’t log a member in', async () => {
    const reply = await app.inject({
      method: 'POST',
      url: '/api/v1/professionals/login',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://evil.example' },
      payload: `user[email]=${goodUser.email}&user[password]=${PASSWORD}`,
    })
    expect(reply.statusCode).toBe(415)
    expect(reply.headers['access-control-allow-origin']).toBeUndefined()
  })
})

describe('wrong passwords', () => {
  const logIn = (email: string, password: string, network: string) =>
    app.inject({
      method: 'POST',
      url: '/api/v1/professionals/login',
      remoteAddress: network,
      payload: { user: { email, password } },
    })

  test('are counted per network, so the owner’s network is not locked', async () => {
    const { email } = await joinAsProfessional(world, app)
    const tries: number[] = []
    for (let count = 0; count < 12; count += 1) tries.push((await logIn(email, 'guess', '198.51.100.7')).statusCode)

    expect(tries).toEqual([...Array(10).fill(401), 429, 429])
    expect((await logIn(email, PASSWORD, '198.51.100.7')).statusCode).toBe(429)
    expect((await logIn(email, PASSWORD, '203.0.113.5')).statusCode).toBe(200)
  })

  test('get a Retry-After once there are too many', async () => {
    const { email } = await joinAsProfessional(world, app)
    for (let count = 0; count < 10; count += 1) await logIn(email, 'guess', '198.51.100.8')
    const refusal = await logIn(email, 'guess', '198.51.100.8')
    expect(Number(refusal.headers['retry-after'])).toBeGreaterThan(60)
  })
})

test('five hundred simultaneous sign-ups with one address leave one pending account', async () => {
  const email = newEmail('crowd')
  const replies = await Promise.all(
    Array.from({ length: 500 }, (_, index) =>
      app.inject({
        method: 'POST',
        url: '/api/v1/professionals/register',
        remoteAddress: `203.0.${Math.floor(index / 250) + 1}.${(index % 250) + 1}`,
        payload: { user: { email, password: `${PASSWORD} ${index}`, firstName: 'Ada' } },
      }),
    ),
  )
  const statuses = new Set(replies.map((reply) => reply.statusCode))
  const successReplies = replies.filter((reply) => reply.statusCode === 200)
  const logins = await world.ctx.db.selectFrom('login').selectAll().where('email', '=', email).execute()
  const actors = await world.ctx.db
    .selectFrom('membership')
    .select('actor_id')
    .where('login_id', '=', logins[0]?.id ?? '')
    .execute()

  expect([...statuses].filter((status) => ![200, 503].includes(status))).toEqual([])
  expect(successReplies.length).toBeGreaterThan(0)
  expect(logins).toHaveLength(1)
  expect(actors).toHaveLength(1)
  expect(successReplies.map((reply) => reply.json().result._id)).toContain(actors[0]?.actor_id)
})
