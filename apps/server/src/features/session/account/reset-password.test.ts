import { describe, expect, test } from 'vitest'
import { eventually } from '../../../../test/eventually.ts'
import { useWorld } from '../../../../test/use-world.ts'
import { joinAsProfessional, logInAs, newEmail, send, tokenOf } from '../accounts.factory.ts'
import { passwordResetTask } from './password-reset.task.ts'

const { world, app } = useWorld()

const request = (email: string, remoteAddress = '127.0.0.1') =>
  app.inject({ method: 'POST', url: '/api/v1/password-resets', payload: { email }, remoteAddress })
const reset = (token: string, password = 'a new password') =>
  send(app, 'POST', '/api/v1/reset', { body: { token, password } })

/** Returns the token that was emailed to an address. */
async function mailedToken(email: string): Promise<string> {
  await passwordResetTask.handle(world.ctx, { email })
  return tokenOf((await world.mailbox.latest(email, 'reset-password')).link)
}

describe('requesting a reset', () => {
  test('gets the same reply for known and unknown addresses, but a different email', async () => {
    const { email } = await joinAsProfessional(world, app)
    const unknownAddress = newEmail('nobody')
    const replies = [await request(email), await request(unknownAddress)]
    await world.backend.queue.work(world.ctx)

    expect(replies.map(({ statusCode, body }) => [statusCode, body])).toEqual(
      Array(2).fill([200, '{"success":true,"result":{}}']),
    )
    await eventually(() => world.mailbox.latest(email, 'reset-password'))
    await eventually(() => world.mailbox.latest(unknownAddress, 'reset-unknown'))
    expect(await world.mailbox.all(unknownAddress)).toHaveLength(1)
  })

  test('is refused for text that is not an address', async () => {
    const reply = await request('not an address')
    expect([reply.statusCode, reply.json().result.fields]).toEqual([400, { 'body.email': expect.any(String) }])
  })

  test('is limited per network, and one network doesn’t block another', async () => {
    const email = newEmail('wanted')
    const replies = []
    for (let time = 0; time < 6; time += 1) replies.push((await request(email, '192.0.2.1')).statusCode)

    expect(replies).toEqual([200, 200, 200, 200, 200, 429])
    expect((await request(email, '192.0.2.2')).statusCode).toBe(200)
  })

  test('sends a deleted account only the link that restores it', async () => {
    const client = await joinAsProfessional(world, app)
    await world.ctx.db
      .updateTable('login')
      .set({ deleted_at: world.clock.now() })
      .where('email', '=', client.email)
      .execute()
    await passwordResetTask.handle(world.ctx, { email: client.email })

    const mail = await world.mailbox.latest(client.email, 'account-deleted')
    await expect(world.mailbox.latest(client.email, 'reset-password')).rejects.toThrow('No mail')
    expect((await reset(tokenOf(mail.link))).statusCode).toBe(410)
  })
})

describe('the reset link', () => {
  test('sets the password, ends all sessions, notifies the owner and logs in', async () => {
    const { email, token } = await joinAsProfessional(world, app)
    const reply = await reset(await mailedToken(email))

    expect(reply.json()).toMatchObject({ success: true, result: { email, standing: 'active' } })
    expect((await send(app, 'GET', '/api/v1/check', { token })).statusCode).toBe(401)
    expect((await send(app, 'GET', '/api/v1/check', { token: reply.json().token })).statusCode).toBe(200)
    await expect(logInAs(app, email)).rejects.toThrow('wrong-credentials')
    await logInAs(app, email, 'a new password')
    await world.mailbox.latest(email, 'password-changed')
  })

  test('confirms a pending account, which is then listed', async () => {
    const { email, id } = await joinAsProfessional(world, app, { confirmed: false })
    const reply = await reset(await mailedToken(email))

    expect(reply.json().result.standing).toBe('active')
    const actor = await world.ctx.db.selectFrom('actor').select('listed').where('id', '=', id).executeTakeFirst()
    expect(actor).toEqual({ listed: true })
  })

  test('leaves a suspended account suspended', async () => {
    const { email } = await joinAsProfessional(world, app)
    const set = { suspended_at: world.clock.now(), suspension_reason: 'Spam' }
    await world.ctx.db.updateTable('login').set(set).where('email', '=', email).execute()

    expect((await reset(await mailedToken(email))).json().result.standing).toBe('suspended')
  })

  test('sets a password for an account that has only used Google', async () => {
    const { email } = await joinAsProfessional(world, app)
    await world.ctx.db.updateTable('login').set({ password_hash: null }).where('email', '=', email).execute()

    expect((await reset(await mailedToken(email))).statusCode).toBe(200)
    await logInAs(app, email, 'a new password')
  })

  test('works once, even with ten simultaneous requests', async () => {
    const { email } = await joinAsProfessional(world, app)
    const token = await mailedToken(email)
    const replies = await Promise.all(Array.from({ length: 10 }, (_, n) => reset(token, `password number ${n}`)))

    const statuses = replies.map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 410)).toHaveLength(9)
    await logInAs(app, email, `password number ${statuses.indexOf(200)}`)
  })

  test('expires after a day; other tokens and kinds of links are refused', async () => {
    const { email } = await joinAsProfessional(world, app, { confirmed: false })
    const confirmation = tokenOf((await world.mailbox.latest(email, 'confirm-address')).link)
    const token = await mailedToken(email)
    world.clock.advance(86_400_000)

    expect((await reset(token)).statusCode).toBe(410)
    expect((await reset(confirmation)).statusCode).toBe(410)
    expect((await reset('A'.repeat(43))).statusCode).toBe(410)
    expect((await reset(token, 'short')).json().result.fields).toEqual({
      'body.password': 'Use at least 8 characters.',
    })
  })
})
