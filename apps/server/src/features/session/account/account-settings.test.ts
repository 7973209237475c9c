import { expect, test } from 'vitest'
import { useWorld } from '../../../../test/use-world.ts'
import {
  joinAsAdmin,
  joinAsEmployer,
  joinAsProfessional,
  logInAs,
  newEmail,
  PASSWORD,
  send,
} from '../accounts.factory.ts'

const { world, app, api } = useWorld()

const account = '/api/v1/account'

/** Creates a confirmed member who joined by an invitation. */
async function joinInvited(invitedBy: string, names: { firstName?: string; lastName?: string }) {
  const email = newEmail('invited')
  await send(app, 'POST', '/api/v1/professionals/register', {
    body: { user: { email, password: PASSWORD, ...names, invitedBy } },
  })
  const { id } = await world.ctx.db
    .updateTable('login')
    .set({ email_confirmed_at: world.clock.now() })
    .where('email', '=', email)
    .returning('id')
    .executeTakeFirstOrThrow()
  const actors = world.ctx.db.selectFrom('membership').select('actor_id').where('login_id', '=', id)
  await world.ctx.db.updateTable('actor').set({ listed: true }).where('id', 'in', actors).execute()
  return logInAs(app, email)
}

async function slugOf(client: { id: string }): Promise<string> {
  const { slug } = await world.ctx.db
    .selectFrom('actor')
    .select('slug')
    .where('id', '=', client.id)
    .executeTakeFirstOrThrow()
  return slug
}

test('a member of any role can read the settings', async () => {
  for (const client of [
    await joinAsProfessional(world, app),
    await joinAsEmployer(world, app),
    await joinAsAdmin(world, app),
  ]) {
    expect((await client.api('GET /api/v1/account')).result).toEqual({
      email: client.email,
      emailConfirmed: true,
      newEmail: null,
      hasPassword: true,
      google: false,
      dateLocale: null,
      language: null,
      pageViews: true,
      showInviter: true,
      newsletter: 'none',
      createdAt: '2026-06-15T09:00:00.000Z',
      invitedBy: null,
      invited: [],
    })
  }
})

test('a guest can’t read the settings; a suspended member can read but not change them', async () => {
  expect((await api('GET /api/v1/account')).status).toBe(401)
  expect((await api('PATCH /api/v1/account', { body: {} })).status).toBe(401)
  const { call, email } = await joinAsProfessional(world, app)
  const set = { suspended_at: world.clock.now(), suspension_reason: 'Spam' }
  await world.ctx.db.updateTable('login').set(set).where('email', '=', email).execute()

  expect((await call('GET', account)).statusCode).toBe(200)
  expect((await call('PATCH', account, { pageViews: false })).statusCode).toBe(403)
})

test('fields missing from a change stay unchanged, and no other field can be written', async () => {
  const { call } = await joinAsProfessional(world, app)
  await call('PATCH', account, { dateLocale: 'de-CH', showInviter: false })
  const changeReply = await call('PATCH', account, { pageViews: false, emailConfirmed: false, role: 'admin' })

  expect(changeReply.json().result).toMatchObject({
    dateLocale: 'de-CH',
    showInviter: false,
    pageViews: false,
    emailConfirmed: true,
  })
  expect((await call('PATCH', account, { dateLocale: null })).json().result.dateLocale).toBe(null)
  expect((await call('PATCH', account, { dateLocale: 'no locale!' })).statusCode).toBe(400)
})

test('inviters and the members they invited see each other, newest first, unless the invited member opts out', async () => {
  const inviter = await joinAsProfessional(world, app, { firstName: 'Ada', lastName: 'Lovelace' })
  const slug = await slugOf(inviter)
  await joinInvited(slug, { firstName: 'Mary', lastName: 'Somerville' })
  world.clock.advance(1_000)
  const shy = await joinInvited(slug, { firstName: 'Shy' })
  await shy.api('PATCH /api/v1/account', { body: { showInviter: false } })
  const nameless = await joinInvited(slug, {})
  inviter.token = (await logInAs(app, inviter.email)).token

  const { invited } = (await inviter.api('GET /api/v1/account')).result
  expect(invited.map(({ name }: { name: string }) => name)).toEqual(['Unidentified Unicorn', 'Mary Somerville'])
  const { invitedBy } = (await nameless.api('GET /api/v1/account')).result
  expect(invitedBy).toEqual({ slug, role: 'professional', name: 'Ada Lovelace' })
})
