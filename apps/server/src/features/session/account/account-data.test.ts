import { expect, test } from 'vitest'
import { useWorld } from '../../../../test/use-world.ts'
import {
  joinAsAdmin,
  joinAsEmployer,
  joinAsProfessional,
  PASSWORD,
  type SignedInClient,
  send,
} from '../accounts.factory.ts'
import { passwordResetTask } from './password-reset.task.ts'

const { world, app } = useWorld()

const url = '/api/v1/account/data'
const dataOf = async ({ call }: SignedInClient) => (await call('GET', url)).json().result

test('the data download contains the member’s data, and nothing about another member', async () => {
  const client = await joinAsProfessional(world, app, { firstName: 'Ada', lastName: 'Lovelace' })
  const other = await joinAsProfessional(world, app)
  await client.call('POST', '/api/v1/page-views', { path: '/jobs/one' })
  const data = await dataOf(client)

  expect(data).toMatchObject({
    account: { email: client.email, created_at: '2026-06-15T09:00:00.000Z' },
    signUp: { source: null },
    actsFor: [{ id: client.id, role: 'owner' }],
    devices: [{ device: 'Unknown device' }],
    pageViews: [{ path: '/jobs/one' }],
    activities: [{ kind: 'account.signed-up' }],
    professional: { first_name: 'Ada', last_name: 'Lovelace' },
    company: null,
  })
  expect(JSON.stringify(data)).not.toContain(other.email)
  expect(JSON.stringify(data)).not.toContain(other.id)
})

test('an employer’s download contains the company, an admin’s only the account', async () => {
  const employer = await dataOf(await joinAsEmployer(world, app, { companyName: 'Analytical Engines' }))
  expect(employer).toMatchObject({ company: { name: 'Analytical Engines' }, account: { first_name: 'Grace' } })
  const admin = await dataOf(await joinAsAdmin(world, app))
  expect(admin).toMatchObject({ account: { admin_role: 'admin' }, professional: null, company: null })
})

test('the data download contains no secrets', async () => {
  const client = await joinAsProfessional(world, app, { confirmed: false })
  await passwordResetTask.handle(world.ctx, { email: client.email })
  const { db } = world.ctx
  const login = await db.selectFrom('login').selectAll().where('email', '=', client.email).executeTakeFirstOrThrow()
  const sessions = await db.selectFrom('session').selectAll().where('login_id', '=', login.id).execute()
  const tickets = await db.selectFrom('ticket').selectAll().where('login_id', '=', login.id).execute()
  const links = (await world.mailbox.all(client.email)).map(({ link }) => new URL(link).searchParams.get('token'))
  const bytes = [...sessions.map(({ salt }) => salt), ...tickets.map(({ hash }) => hash)]
  const secrets = [
    PASSWORD,
    login.password_hash,
    client.token,
    client.refreshToken,
    ...links,
    ...bytes.flatMap((secret) => [secret.toString('hex'), secret.toString('base64'), JSON.stringify([...secret])]),
  ]

  const text = JSON.stringify(await dataOf(client))
  expect(secrets.length).toBeGreaterThan(10)
  for (const secret of secrets) expect(text).not.toContain(secret)
  expect(text).not.toMatch(/"[a-z_]*(hash|salt|ticket|token|secret)[a-z_]*":/i)
})

test('a guest can’t download data, and a member can do so five times an hour', async () => {
  expect((await send(app, 'GET', url)).statusCode).toBe(401)
  const { call } = await joinAsProfessional(world, app)
  for (let time = 0; time < 5; time += 1) expect((await call('GET', url)).statusCode).toBe(200)
  expect((await call('GET', url)).statusCode).toBe(429)
})
