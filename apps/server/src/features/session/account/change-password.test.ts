import { expect, test } from 'vitest'
import { useWorld } from '../../../../test/use-world.ts'
import { joinAsProfessional, logInAs, PASSWORD, tokenOf } from '../accounts.factory.ts'
import { passwordResetTask } from './password-reset.task.ts'

const { world, app, api } = useWorld()

const url = '/api/v1/account/password'
const change = { currentPassword: PASSWORD, password: 'another password' }

test('a new password ends all other sessions, invalidates open links and notifies the owner', async () => {
  const here = await joinAsProfessional(world, app)
  const otherDevice = await logInAs(app, here.email)
  await passwordResetTask.handle(world.ctx, { email: here.email })
  const link = tokenOf((await world.mailbox.latest(here.email, 'reset-password')).link)

  expect((await here.api('PUT /api/v1/account/password', { body: change })).status).toBe(200)
  expect((await here.api('GET /api/v1/check')).status).toBe(200)
  expect((await otherDevice.api('GET /api/v1/check')).status).toBe(401)
  expect((await api('POST /api/v1/reset', { body: { token: link, password: 'x'.repeat(8) } })).status).toBe(410)
  await world.mailbox.latest(here.email, 'password-changed')
  await logInAs(app, here.email, 'another password')
})

test('a password change is refused to a guest, and with a wrong, missing or short password', async () => {
  const { call, email } = await joinAsProfessional(world, app)
  expect((await api('PUT /api/v1/account/password', { body: change })).status).toBe(401)
  for (const body of [{ ...change, currentPassword: 'not that one' }, { password: 'another password' }]) {
    const refusal = await call('PUT', url, body)
    expect([refusal.statusCode, refusal.json().result]).toMatchObject([
      403,
      { code: 'wrong-password', fields: { 'body.currentPassword': expect.any(String) } },
    ])
  }
  expect((await call('PUT', url, { ...change, password: 'short' })).statusCode).toBe(400)
  await logInAs(app, email)
})

test('after ten wrong passwords, changes and logins are refused for an hour', async () => {
  const { call, email } = await joinAsProfessional(world, app)
  for (let time = 0; time < 10; time += 1) await call('PUT', url, { ...change, currentPassword: 'not that one' })

  expect((await call('PUT', url, change)).statusCode).toBe(429)
  await expect(logInAs(app, email)).rejects.toThrow('too-many-requests')
})

test('only one of five simultaneous password changes succeeds', async () => {
  const { call, email } = await joinAsProfessional(world, app)
  const replies = await Promise.all(
    Array.from({ length: 5 }, (_, n) => call('PUT', url, { ...change, password: `password number ${n}` })),
  )
  const successes = replies.map(({ statusCode }) => statusCode === 200)
  expect(successes.filter(Boolean)).toHaveLength(1)
  await logInAs(app, email, `password number ${successes.indexOf(true)}`)
})

test('a session is not enough to set an account’s first password', async () => {
  const member = await joinAsProfessional(world, app)
  await world.ctx.db.updateTable('login').set({ password_hash: null }).where('email', '=', member.email).execute()
  const refusal = await member.api('PUT /api/v1/account/password', { body: { password: 'my first password' } })
  expect([refusal.status, refusal.error?.code]).toEqual([409, 'password-not-set'])
})
