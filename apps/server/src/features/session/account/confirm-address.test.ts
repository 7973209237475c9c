import { describe, expect, test } from 'vitest'
import { useWorld } from '../../../../test/use-world.ts'
import { joinAsProfessional, logInAs, newEmail, PASSWORD, type SignedInClient, send } from '../accounts.factory.ts'
import { addressWithTicket } from '../tokens/exchange-ticket.ts'
import { issueTicket } from '../tokens/tickets.ts'
import { passwordResetTask } from './password-reset.task.ts'

const { world, app, api } = useWorld()

const join = (email: string) => joinAsProfessional(world, app, { email, confirmed: false })

async function tokenMailedTo(email: string): Promise<string> {
  const { link } = await world.mailbox.latest(email, 'confirm-address')
  return new URL(link).searchParams.get('token') ?? ''
}

const confirm = (body: object, client?: SignedInClient) =>
  send(app, 'POST', '/api/v1/confirm', { body, token: client?.token })

describe('the confirmation link', () => {
  test('confirms the account in the browser that signed up, without a form', async () => {
    const email = newEmail()
    const client = await join(email)
    const confirmation = await confirm({ token: await tokenMailedTo(email) }, client)

    expect(confirmation.json()).toMatchObject({ success: true, result: { email, standing: 'active' } })
    expect((await send(app, 'GET', '/api/v1/check', { token: confirmation.json().token })).statusCode).toBe(200)
  })

  test('keeps the browser’s tokens valid for concurrent requests, so the session continues', async () => {
    const email = newEmail()
    const client = await join(email)
    const [confirmReply, ...replies] = await Promise.all([
      confirm({ token: await tokenMailedTo(email) }, client),
      ...Array.from({ length: 5 }, () => client.call('GET', '/api/v1/check')),
    ])
    replies.push(await client.call('GET', '/api/v1/check'))
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(200))
    const refreshReply = await send(app, 'GET', '/api/v1/refresh', { token: confirmReply.json().refreshToken })
    expect(refreshReply.statusCode).toBe(200)
  })

  test('requires a new password in any other browser, and ends the sessions of the person who signed up', async () => {
    const victim = newEmail('victim')
    const attacker = await join(victim)
    const token = await tokenMailedTo(victim)

    const reply = await confirm({ token })
    const confirmation = await confirm({ token, password: 'chosen by the victim' })

    expect(reply.statusCode).toBe(409)
    expect(reply.json().result.code).toBe('new-password-required')
    expect(confirmation.json().result).toMatchObject({ email: victim, standing: 'active' })
    expect((await attacker.api('GET /api/v1/check')).status).toBe(401)
    expect((await send(app, 'GET', '/api/v1/refresh', { token: attacker.refreshToken })).statusCode).toBe(401)
    await expect(logInAs(app, victim)).rejects.toThrow('wrong-credentials')
    await logInAs(app, victim, 'chosen by the victim')
  })

  test('becomes invalid once another sign-up replaces its own', async () => {
    const victim = newEmail('victim')
    const client = await join(victim)
    const tokenOfVictim = await tokenMailedTo(victim)
    world.clock.advance(1_000)
    await api('POST /api/v1/professionals/register', { body: { user: { email: victim, password: 'of the attacker' } } })

    expect((await confirm({ token: tokenOfVictim }, undefined)).statusCode).toBe(410)
    expect((await client.api('GET /api/v1/check')).status).toBe(401)
    const attacker = await logInAs(app, victim, 'of the attacker')
    const confirmation = await confirm({ token: await tokenMailedTo(victim), password: 'of the victim' })
    expect(confirmation.statusCode).toBe(200)
    expect((await attacker.api('GET /api/v1/check')).status).toBe(401)
  })

  test('works once, even with simultaneous requests', async () => {
    const email = newEmail()
    const client = await join(email)
    const token = await tokenMailedTo(email)
    const replies = await Promise.all(Array.from({ length: 10 }, () => confirm({ token, password: PASSWORD })))
    expect(replies.map((reply) => reply.statusCode).sort()).toEqual([200, ...Array(9).fill(410)])
    expect((await client.api('GET /api/v1/check')).status).toBe(401)
  })

  test('expires after seven days', async () => {
    const email = newEmail()
    await join(email)
    const token = await tokenMailedTo(email)
    world.clock.advance(7 * 86_400_000)
    expect((await confirm({ token, password: PASSWORD })).statusCode).toBe(410)
  })

  test('can’t be exchanged as a ticket, and an access token can’t be exchanged either', async () => {
    const email = newEmail()
    const { token } = await join(email)
    const exchange = (ticket: string) => send(app, 'POST', '/api/v1/tickets/exchange', { body: { ticket } })
    expect((await exchange(await tokenMailedTo(email))).statusCode).toBe(410)
    expect((await exchange(token.slice(0, 200))).statusCode).toBe(410)
  })
})

describe('a pending account', () => {
  test('is unlisted and can browse, but can’t request a plan', async () => {
    const client = await join(newEmail())
    const actor = await world.ctx.db.selectFrom('actor').select('listed').where('id', '=', client.id).executeTakeFirst()
    expect(actor?.listed).toBe(false)
    expect((await client.api('GET /api/v1/jobs')).status).toBe(200)
    const refusal = await client.api('POST /api/v1/plan-requests', { body: { plan: 'Pro' } })
    expect([refusal.status, refusal.error?.code]).toEqual([403, 'email-not-confirmed'])
  })

  test('gets at most three emails with the link a day', async () => {
    const email = newEmail()
    const client = await join(email)
    const resendStatus = async () => (await client.api('POST /api/v1/confirmations')).status
    expect([await resendStatus(), await resendStatus(), await resendStatus()]).toEqual([200, 200, 429])
    expect(await world.mailbox.all(email)).toHaveLength(3)
  })

  test('can use any link of the same sign-up, which invalidates all of them', async () => {
    const email = newEmail()
    const client = await join(email)
    const first = await tokenMailedTo(email)
    world.clock.advance(1_000)
    await client.api('POST /api/v1/confirmations')
    const second = await tokenMailedTo(email)

    expect(second).not.toBe(first)
    expect((await confirm({ token: first }, client)).statusCode).toBe(200)
    expect((await confirm({ token: second, password: PASSWORD })).statusCode).toBe(410)
  })
})

describe('a stranger who uses up an address’s three daily emails by signing up', () => {
  const signUp = (email: string, password: string, remoteAddress = '198.51.100.66') => {
    world.clock.advance(1_000)
    return app.inject({
      method: 'POST',
      url: '/api/v1/professionals/register',
      remoteAddress,
      payload: { user: { email, password, firstName: 'Ada' } },
    })
  }

  test('can’t lock its owner out: the last link confirms the owner’s sign-up', async () => {
    const email = newEmail('victim')
    for (let time = 0; time < 4; time += 1) {
      expect((await signUp(email, 'of the stranger')).statusCode).toBe(200)
    }
    expect(await world.mailbox.all(email)).toHaveLength(3)
    expect((await signUp(email, PASSWORD, '203.0.113.7')).statusCode).toBe(200)
    const owner = await logInAs(app, email)

    const confirmation = await confirm({ token: await tokenMailedTo(email) }, owner)
    expect(confirmation.json().result).toMatchObject({ email, standing: 'active' })
    expect(await world.mailbox.all(email)).toHaveLength(3)
    await logInAs(app, email, PASSWORD)
  })

  test('gains nothing: in another browser the last link requires a new password, regardless of who signed up last', async () => {
    const email = newEmail('victim')
    for (let time = 0; time < 5; time += 1) await signUp(email, 'of the stranger')
    const stranger = await logInAs(app, email, 'of the stranger')
    const token = await tokenMailedTo(email)

    expect((await confirm({ token })).json().result.code).toBe('new-password-required')
    expect((await confirm({ token, password: 'sunshine1' })).json().result.code).toBe('password-too-common')
    expect((await confirm({ token, password: 'of the victim' })).statusCode).toBe(200)
    expect((await stranger.api('GET /api/v1/check')).status).toBe(401)
    expect((await confirm({ token, password: 'once more' })).statusCode).toBe(410)
  })

  test('leaves the link valid, even by changing the password', async () => {
    const email = newEmail('victim')
    for (let time = 0; time < 3; time += 1) await signUp(email, 'of the stranger')
    const stranger = await logInAs(app, email, 'of the stranger')
    const change = { currentPassword: 'of the stranger', password: 'another password' }
    expect((await stranger.call('PUT', '/api/v1/account/password', change)).statusCode).toBe(200)
    const confirmation = await confirm({ token: await tokenMailedTo(email), password: 'of the victim' })
    expect(confirmation.statusCode).toBe(200)
  })

  test('causes no more than three emails, even with fifty sign-ups at the same time', async () => {
    const email = newEmail('victim')
    await Promise.all(Array.from({ length: 50 }, (_, n) => signUp(email, PASSWORD, `192.0.2.${n + 1}`)))
    expect(await world.mailbox.all(email)).toHaveLength(3)
    const links = (await world.mailbox.all(email)).map(({ link }) => new URL(link).searchParams.get('token') ?? '')
    const replies = await Promise.all(links.map((token) => confirm({ token, password: 'of the owner' })))
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    await logInAs(app, email, 'of the owner')
  })
})

describe('a sign-up’s confirmation link', () => {
  test('becomes invalid when a password reset confirms the account, and can’t set a password afterwards', async () => {
    const email = newEmail()
    await join(email)
    const link = await tokenMailedTo(email)
    await passwordResetTask.handle(world.ctx, { email })
    const { link: resetLink } = await world.mailbox.latest(email, 'reset-password')
    const token = new URL(resetLink).searchParams.get('token')
    const body = { token, password: 'by the reset' }
    expect((await send(app, 'POST', '/api/v1/reset', { body })).statusCode).toBe(200)

    expect((await confirm({ token: link, password: 'by the old link' })).statusCode).toBe(410)
    await logInAs(app, email, 'by the reset')
  })

  test('has no effect on a confirmed account, even if an earlier version left the link valid', async () => {
    const email = newEmail()
    await join(email)
    const link = await tokenMailedTo(email)
    const set = { email_confirmed_at: world.clock.now() }
    await world.ctx.db.updateTable('login').set(set).where('email', '=', email).execute()
    expect((await confirm({ token: link, password: 'by the old link' })).statusCode).toBe(410)
  })
})

test('a confirmed account has nothing to confirm', async () => {
  const client = await joinAsProfessional(world, app)
  expect((await client.api('POST /api/v1/confirmations')).status).toBe(409)
})

describe('a link with a ticket', () => {
  test('logs the reader in once, within ten minutes', async () => {
    const { email } = await joinAsProfessional(world, app)
    const login = await world.ctx.db
      .selectFrom('login')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    const ticketOf = async () =>
      new URL(await addressWithTicket(world.ctx, login.id, '/jobs?q=x')).searchParams.get('token')
    const exchange = (ticket: string | null) => send(app, 'POST', '/api/v1/tickets/exchange', { body: { ticket } })

    const ticket = await ticketOf()
    expect((await exchange(ticket)).json().result.email).toBe(email)
    expect((await exchange(ticket)).statusCode).toBe(410)
    const expiredTicket = await ticketOf()
    world.clock.advance(600_000)
    expect((await exchange(expiredTicket)).statusCode).toBe(410)
  })

  test('logs in only one of twenty simultaneous requests', async () => {
    const { email } = await joinAsProfessional(world, app)
    const { db } = world.ctx
    const login = await db.selectFrom('login').select('id').where('email', '=', email).executeTakeFirstOrThrow()
    const ticket = await db
      .transaction()
      .execute((tx) => issueTicket(world.ctx, tx, { loginId: login.id, kind: 'sign-in' }))
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => send(app, 'POST', '/api/v1/tickets/exchange', { body: { ticket } })),
    )
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  })
})

test('the inviter is notified of the new member when the mailbox is confirmed, not before', async () => {
  await world.backend.queue.work(world.ctx)
  const inviter = await joinAsProfessional(world, app, { firstName: 'Kind', lastName: 'Inviter' })
  const email = newEmail('invited')
  const user = { email, password: PASSWORD, firstName: 'Nova', lastName: 'Comer', invitedBy: 'kind-inviter' }
  await api('POST /api/v1/professionals/register', { body: { user } })
  expect(await world.mailbox.all(inviter.email)).not.toContainEqual(expect.objectContaining({ name: 'invited-joined' }))

  await confirm({ token: await tokenMailedTo(email) }, await logInAs(app, email))

  await expect
    .poll(() => world.mailbox.all(inviter.email))
    .toContainEqual(expect.objectContaining({ name: 'invited-joined', text: expect.stringContaining('Nova Comer') }))
})
