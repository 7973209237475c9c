import { expect, test } from 'vitest'
import { useWorld } from '../../../../test/use-world.ts'
import { joinAsProfessional, logInAs, mailPasswordReset, newEmail, send, tokenOf } from '../accounts.factory.ts'
import { secure } from '../second-factor/second-factor.factory.ts'

const { world, app, api } = useWorld()

const GENERATED_PASSWORD = 'q7Xw-2bKp_Zt9LmD'
const settingsOf = async (member: { api: typeof api }) => (await member.api('GET /api/v1/account', {})).result
const linkOf = async (email: string, name: 'reset-password' | 'delete-account') =>
  tokenOf((await world.mailbox.latest(email, name)).link)

/** Signs up as the newsletter's form does. */
async function joinByNewsletter() {
  const email = newEmail('reader')
  const user = {
    email,
    password: GENERATED_PASSWORD,
    firstName: 'Rise User',
    badges: ['Toast To Your Success' as const],
  }
  await api('POST /api/v1/professionals/register', { body: { user } })
  return logInAs(app, email, GENERATED_PASSWORD)
}

test('the settings of a newsletter account state that it has no password, until one is set by the emailed link', async () => {
  const member = await joinByNewsletter()
  const otherDevice = await logInAs(app, member.email, GENERATED_PASSWORD)
  expect((await settingsOf(member)).hasPassword).toBe(false)
  for (const body of [
    { password: 'a harbour at dusk' },
    { currentPassword: GENERATED_PASSWORD, password: 'a harbour at dusk' },
  ]) {
    const refusal = await member.api('PUT /api/v1/account/password', { body })
    expect([refusal.status, refusal.error?.code]).toEqual([409, 'password-not-set'])
  }
  await mailPasswordReset(world, member.email)
  const token = await linkOf(member.email, 'reset-password')
  expect((await api('POST /api/v1/reset', { body: { token, password: 'a harbour at dusk' } })).status).toBe(200)
  expect((await otherDevice.api('GET /api/v1/check')).status).toBe(401)
  const secondSession = await logInAs(app, member.email, 'a harbour at dusk')
  expect(await settingsOf(secondSession)).toMatchObject({ hasPassword: true, emailConfirmed: true })
})

test('an account without a password can be deleted once, in any browser, by an emailed link', async () => {
  const member = await joinByNewsletter()
  world.clock.advance(3_600_000)
  const newSession = await logInAs(app, member.email, GENERATED_PASSWORD)
  expect((await newSession.api('POST /api/v1/account/deletion-link', {})).status).toBe(200)
  const token = await linkOf(member.email, 'delete-account')
  const replies = await Promise.all(
    Array.from({ length: 5 }, () => api('POST /api/v1/account-deletions', { body: { token } })),
  )
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 410, 410, 410, 410])
  expect((await newSession.api('GET /api/v1/check')).status).toBe(401)
  await expect(logInAs(app, member.email, GENERATED_PASSWORD)).rejects.toThrow('account-deleted')
  const restore = tokenOf((await world.mailbox.latest(member.email, 'account-deleted')).link)
  expect((await api('POST /api/v1/account-restorations', { body: { token: restore } })).status).toBe(200)
})

test('a deletion link has no effect if it is wrong, expired, of another kind, or older than the password', async () => {
  const member = await joinByNewsletter()
  const refusalOf = async (token: string) =>
    (await api('POST /api/v1/account-deletions', { body: { token } })).error?.code
  expect((await api('POST /api/v1/account/deletion-link', {})).status).toBe(401)
  expect(await refusalOf('x'.repeat(43))).toBe('link-not-valid')
  await mailPasswordReset(world, member.email)
  const reset = await linkOf(member.email, 'reset-password')
  expect(await refusalOf(reset)).toBe('link-not-valid')
  await member.api('POST /api/v1/account/deletion-link', {})
  const endedLink = await linkOf(member.email, 'delete-account')
  await api('POST /api/v1/reset', { body: { token: reset, password: 'a harbour at dusk' } })
  expect(await refusalOf(endedLink)).toBe('link-not-valid')
  const secondSession = await logInAs(app, member.email, 'a harbour at dusk')
  await secondSession.api('POST /api/v1/account/deletion-link', {})
  const expiredLink = await linkOf(member.email, 'delete-account')
  world.clock.advance(86_400_001)
  expect(await refusalOf(expiredLink)).toBe('link-not-valid')
})

test('with two-step verification, the deletion link works only in a browser logged in to the account', async () => {
  const [member, other] = [await joinAsProfessional(world, app), await joinAsProfessional(world, app)]
  await secure(world, member)
  await member.api('POST /api/v1/account/deletion-link', {})
  const body = { token: await linkOf(member.email, 'delete-account') }
  expect((await api('POST /api/v1/account-deletions', { body })).status).toBe(401)
  expect((await other.api('POST /api/v1/account-deletions', { body })).status).toBe(401)
  expect((await member.api('POST /api/v1/account-deletions', { body })).status).toBe(200)
})

test('after five deletion links in an hour, another one is refused', async () => {
  const member = await joinByNewsletter()
  const replies = []
  for (let time = 0; time < 6; time += 1) {
    replies.push((await send(app, 'POST', '/api/v1/account/deletion-link', { token: member.token })).statusCode)
  }
  expect(replies).toEqual([200, 200, 200, 200, 200, 429])
})
