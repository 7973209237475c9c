import { expect, test } from 'vitest'
import { useWorld } from '../../../../test/use-world.ts'
import { joinAsProfessional, logInAs, mailPasswordReset, newEmail, send, tokenOf } from '../accounts.factory.ts'
import { secure } from '../second-factor/second-factor.factory.ts'

const { world, app, api } = useWorld()

const GENERATED = 'q7Xw-2bKp_Zt9LmD'
const settingsOf = async (member: { api: typeof api }) => (await member.api('GET /api/v1/account', {})).result
const linkOf = async (email: string, name: 'reset-password' | 'delete-account') =>
  tokenOf((await world.mailbox.latest(email, name)).link)

/** Joins as the newsletter's form does. */
async function joinByNewsletter() {
  const email = newEmail('reader')
  const user = { email, password: GENERATED, firstName: 'Rise User', badges: ['Toast To Your Success' as const] }
  await api('POST /api/v1/professionals/register', { body: { user } })
  return logInAs(app, email, GENERATED)
}

test('a newsletter account’s settings state that it has no password, until one is set through the link', async () => {
  const member = await joinByNewsletter()
  const elsewhere = await logInAs(app, member.email, GENERATED)
  expect((await settingsOf(member)).hasPassword).toBe(false)
  for (const body of [
    { password: 'a harbour at dusk' },
    { currentPassword: GENERATED, password: 'a harbour at dusk' },
  ]) {
    const refused = await member.api('PUT /api/v1/account/password', { body })
    expect([refused.status, refused.error?.code]).toEqual([409, 'password-not-set'])
  }
  await mailPasswordReset(world, member.email)
  const token = await linkOf(member.email, 'reset-password')
  expect((await api('POST /api/v1/reset', { body: { token, password: 'a harbour at dusk' } })).status).toBe(200)
  expect((await elsewhere.api('GET /api/v1/check')).status).toBe(401)
  const again = await logInAs(app, member.email, 'a harbour at dusk')
  expect(await settingsOf(again)).toMatchObject({ hasPassword: true, emailConfirmed: true })
})

test('an account without a password can be deleted by an emailed link, once, in any browser', async () => {
  const member = await joinByNewsletter()
  world.clock.advance(3_600_000)
  const fresh = await logInAs(app, member.email, GENERATED)
  expect((await fresh.api('POST /api/v1/account/deletion-link', {})).status).toBe(200)
  const token = await linkOf(member.email, 'delete-account')
  const replies = await Promise.all(
    Array.from({ length: 5 }, () => api('POST /api/v1/account-deletions', { body: { token } })),
  )
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 410, 410, 410, 410])
  expect((await fresh.api('GET /api/v1/check')).status).toBe(401)
  await expect(logInAs(app, member.email, GENERATED)).rejects.toThrow('account-deleted')
  const restore = tokenOf((await world.mailbox.latest(member.email, 'account-deleted')).link)
  expect((await api('POST /api/v1/account-restorations', { body: { token: restore } })).status).toBe(200)
})

test('a link that is wrong, expired, of another kind, or invalidated by a new password deletes nothing', async () => {
  const member = await joinByNewsletter()
  const refused = async (token: string) =>
    (await api('POST /api/v1/account-deletions', { body: { token } })).error?.code
  expect((await api('POST /api/v1/account/deletion-link', {})).status).toBe(401)
  expect(await refused('x'.repeat(43))).toBe('link-not-valid')
  await mailPasswordReset(world, member.email)
  const reset = await linkOf(member.email, 'reset-password')
  expect(await refused(reset)).toBe('link-not-valid')
  await member.api('POST /api/v1/account/deletion-link', {})
  const ended = await linkOf(member.email, 'delete-account')
  await api('POST /api/v1/reset', { body: { token: reset, password: 'a harbour at dusk' } })
  expect(await refused(ended)).toBe('link-not-valid')
  const again = await logInAs(app, member.email, 'a harbour at dusk')
  await again.api('POST /api/v1/account/deletion-link', {})
  const late = await linkOf(member.email, 'delete-account')
  world.clock.advance(86_400_001)
  expect(await refused(late)).toBe('link-not-valid')
})

test('with two-step verification, the link works only in a browser that is logged in to the account', async () => {
  const [member, other] = [await joinAsProfessional(world, app), await joinAsProfessional(world, app)]
  await secure(world, member)
  await member.api('POST /api/v1/account/deletion-link', {})
  const body = { token: await linkOf(member.email, 'delete-account') }
  expect((await api('POST /api/v1/account-deletions', { body })).status).toBe(401)
  expect((await other.api('POST /api/v1/account-deletions', { body })).status).toBe(401)
  expect((await member.api('POST /api/v1/account-deletions', { body })).status).toBe(200)
})

test('after five links in an hour, a further one is refused', async () => {
  const member = await joinByNewsletter()
  const replies = []
  for (let time = 0; time < 6; time += 1) {
    replies.push((await send(app, 'POST', '/api/v1/account/deletion-link', { token: member.token })).statusCode)
  }
  expect(replies).toEqual([200, 200, 200, 200, 200, 429])
})
