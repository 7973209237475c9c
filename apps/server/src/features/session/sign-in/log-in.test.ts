import { describe, expect, test } from 'vitest'
import { eventually } from '../../../../test/eventually.ts'
import { useWorld } from '../../../../test/use-world.ts'
import { passwordResetTask } from '../account/password-reset.task.ts'
import { joinAsProfessional, newEmail, PASSWORD, send, tokenOf } from '../accounts.factory.ts'

const { world, app } = useWorld()
const ALL_OF_A_DAY = 200

const logIn = (email: string, password: string, remoteAddress: string) =>
  app.inject({
    method: 'POST',
    url: '/api/v1/professionals/login',
    remoteAddress,
    payload: { user: { email, password } },
  })

/** Uses up an address's daily attempts by strangers on many networks. */
async function useUpAttempts(email: string): Promise<void> {
  const strangers = world.ctx.limits.of({ name: 'log-in-strangers', points: ALL_OF_A_DAY, seconds: 86_400 })
  for (let time = 0; time < ALL_OF_A_DAY; time += 1) await strangers.take(email)
}

const mailedLink = (email: string) => eventually(() => world.mailbox.latest(email, 'log-in-link'))

describe('after two hundred wrong passwords from strangers', () => {
  test('the owner can log in from a new network by an emailed link, and then by password', async () => {
    await world.backend.queue.work(world.ctx)
    const { email } = await joinAsProfessional(world, app)
    await useUpAttempts(email)
    const reply = await logIn(email, PASSWORD, '203.0.113.10')
    expect([reply.statusCode, reply.json().result.code]).toEqual([403, 'log-in-by-email'])

    const mail = await mailedLink(email)
    const body = { ticket: tokenOf(mail.link) }
    const exchange = { method: 'POST' as const, url: '/api/v1/tickets/exchange', remoteAddress: '203.0.113.10' }
    expect((await app.inject({ ...exchange, payload: body })).json().result.email).toBe(email)
    expect((await logIn(email, PASSWORD, '203.0.113.10')).statusCode).toBe(200)
    expect((await app.inject({ ...exchange, payload: body })).statusCode).toBe(410)
  })

  test('the owner’s usual network gets the usual replies, unaffected by the strangers’ attempts', async () => {
    const { email } = await joinAsProfessional(world, app)
    await useUpAttempts(email)
    expect((await logIn(email, 'a slip', '127.0.0.1')).json().result.code).toBe('wrong-credentials')
    expect((await logIn(email, PASSWORD, '127.0.0.1')).statusCode).toBe(200)
  })

  test('right and wrong passwords and unknown addresses get the same reply, but only the right one sends an email', async () => {
    await world.backend.queue.work(world.ctx)
    const { email } = await joinAsProfessional(world, app)
    const unknownAddress = newEmail('nobody')
    await useUpAttempts(email)
    await useUpAttempts(unknownAddress)
    const replies = [
      await logIn(email, 'a guess', '203.0.113.20'),
      await logIn(unknownAddress, 'a guess', '203.0.113.20'),
      await logIn(email, PASSWORD, '203.0.113.20'),
    ]
    expect(new Set(replies.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
    await mailedLink(email)
    expect((await world.mailbox.all(email)).filter(({ name }) => name === 'log-in-link')).toHaveLength(1)
    expect(await world.mailbox.all(unknownAddress)).toEqual([])
  })

  test('a new password invalidates an emailed login link, and the former password no longer sends one', async () => {
    await world.backend.queue.work(world.ctx)
    const { email } = await joinAsProfessional(world, app)
    await useUpAttempts(email)
    await logIn(email, PASSWORD, '203.0.113.30')
    const ticket = tokenOf((await mailedLink(email)).link)
    await passwordResetTask.handle(world.ctx, { email })
    const token = tokenOf((await world.mailbox.latest(email, 'reset-password')).link)
    await send(app, 'POST', '/api/v1/reset', { body: { token, password: 'a new password' } })

    expect((await send(app, 'POST', '/api/v1/tickets/exchange', { body: { ticket } })).statusCode).toBe(410)
    await logIn(email, PASSWORD, '203.0.113.31')
    await logIn(email, 'a new password', '203.0.113.31')
    await eventually(async () => {
      const links = (await world.mailbox.all(email)).filter(({ name }) => name === 'log-in-link')
      expect(links).toHaveLength(2)
    })
  })
})

describe('the passwords sent from one network', () => {
  test('are limited to ten wrong ones, even if fifty are sent at the same time', async () => {
    const { email } = await joinAsProfessional(world, app)
    const replies = await Promise.all(Array.from({ length: 50 }, () => logIn(email, 'a guess', '198.51.100.40')))
    const answeredReplies = replies.filter(({ statusCode }) => statusCode === 401)
    expect(answeredReplies.length).toBeLessThanOrEqual(10)
    expect(replies.every(({ statusCode }) => [401, 429, 503].includes(statusCode))).toBe(true)
  })

  test('are not counted if right, so the owner can log in any number of times', async () => {
    const { email } = await joinAsProfessional(world, app)
    for (let time = 0; time < 12; time += 1) {
      expect((await logIn(email, PASSWORD, '198.51.100.50')).statusCode).toBe(200)
    }
  })
})
