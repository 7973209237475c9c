import { describe, expect, test } from 'vitest'
import { useWorld } from '../../../../test/use-world.ts'
import { noClient } from '../../../platform/http/requester.ts'
import {
  joinAsEmployer,
  joinAsProfessional,
  logInAs,
  loginIdOf,
  PASSWORD,
  type SignedInClient,
  send,
  tokenOf,
} from '../accounts.factory.ts'
import { findMember } from '../actors/find-member.ts'
import { deleteAccount } from './delete-account.ts'
import { restoreLogin } from './suspend-login.ts'

const { world, app, api } = useWorld()

const url = '/api/v1/account'
const remove = ({ call }: SignedInClient) => call('DELETE', url, { currentPassword: PASSWORD })
const restore = (token: string) => send(app, 'POST', '/api/v1/account-restorations', { body: { token } })
const restoreLink = async (email: string) => tokenOf((await world.mailbox.latest(email, 'account-deleted')).link)
const isListed = async ({ id }: SignedInClient) =>
  (await world.ctx.db.selectFrom('actor').select('listed').where('id', '=', id).executeTakeFirst())?.listed

describe('deleting an account', () => {
  test('ends its sessions, refuses logins, unlists it, and states by when it can be restored', async () => {
    const client = await joinAsProfessional(world, app)
    const reply = await remove(client)

    const eraseOn = new Date(world.clock.now().getTime() + 30 * 86_400_000).toISOString()
    expect(reply.json()).toEqual({ success: true, result: { eraseOn } })
    expect((await client.api('GET /api/v1/check')).status).toBe(401)
    await expect(logInAs(app, client.email)).rejects.toThrow('account-deleted')
    expect(await isListed(client)).toBe(false)
    const activities = await world.ctx.db
      .selectFrom('activity')
      .select('kind')
      .where('actor_id', '=', client.id)
      .where('kind', '=', 'account.deleted')
      .execute()
    expect(activities).toHaveLength(1)
  })

  test('requires the password, and refuses guests', async () => {
    const client = await joinAsProfessional(world, app)
    expect((await api('DELETE /api/v1/account', { body: {} })).status).toBe(401)
    expect((await client.api('DELETE /api/v1/account', { body: {} })).error?.code).toBe('wrong-password')
    expect((await client.api('DELETE /api/v1/account', { body: { currentPassword: 'not that one' } })).status).toBe(403)
    expect((await client.api('GET /api/v1/check')).status).toBe(200)
  })

  test('succeeds once, even with five simultaneous requests', async () => {
    const client = await joinAsProfessional(world, app)
    const replies = await Promise.all(Array.from({ length: 5 }, () => remove(client)))

    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(replies.some(({ statusCode }) => statusCode >= 500)).toBe(false)
    const mails = await world.mailbox.all(client.email)
    expect(mails.filter(({ name }) => name === 'account-deleted')).toHaveLength(1)
  })

  test('requires a login if the session ended during the request', async () => {
    const client = await joinAsProfessional(world, app)
    const { id } = await world.ctx.db
      .selectFrom('session')
      .innerJoin('login', 'login.id', 'session.login_id')
      .select('session.id')
      .where('login.email', '=', client.email)
      .executeTakeFirstOrThrow()
    const member = await findMember(world.ctx, id)
    if (!member) throw new Error('The session has no member.')
    await remove(client)

    await expect(deleteAccount(world.ctx, { member, client: noClient }, PASSWORD)).rejects.toMatchObject({
      declaration: { code: 'sign-in-required' },
    })
  })

  test('leaves a company listed if it has another active team member', async () => {
    const [owner, colleague] = [await joinAsEmployer(world, app), await joinAsProfessional(world, app)]
    const { id } = await world.ctx.db
      .selectFrom('login')
      .select('id')
      .where('email', '=', colleague.email)
      .executeTakeFirstOrThrow()
    await world.ctx.db
      .insertInto('membership')
      .values({ login_id: id, actor_id: owner.id, role: 'editor', created_at: world.clock.now() })
      .execute()
    await remove(owner)

    expect(await isListed(owner)).toBe(true)
  })
})

describe('restoring an account', () => {
  test('lists the account again and logs in, and works only once', async () => {
    const client = await joinAsProfessional(world, app)
    await remove(client)
    const token = await restoreLink(client.email)
    const replies = await Promise.all([restore(token), restore(token)])

    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410])
    const reply = replies.find(({ statusCode }) => statusCode === 200)
    expect(reply?.json().result).toMatchObject({ _id: client.id, standing: 'active' })
    expect(await isListed(client)).toBe(true)
    await logInAs(app, client.email)
  })

  test('does not list a suspended or pending account', async () => {
    for (const set of [
      { suspended_at: world.clock.now(), suspension_reason: 'Spam' },
      { email_confirmed_at: null },
    ] as const) {
      const client = await joinAsProfessional(world, app)
      await world.ctx.db.updateTable('login').set(set).where('email', '=', client.email).execute()
      await remove(client)
      expect((await restore(await restoreLink(client.email))).statusCode).toBe(200)
      expect(await isListed(client)).toBe(false)
    }
  })

  test('lists an account whose suspension ended while it was deleted', async () => {
    const client = await joinAsProfessional(world, app)
    const set = { suspended_at: world.clock.now(), suspension_reason: 'Spam' }
    await world.ctx.db.updateTable('login').set(set).where('email', '=', client.email).execute()
    await remove(client)
    const loginId = await loginIdOf(world, client)
    expect(await world.ctx.db.transaction().execute((tx) => restoreLogin(tx, loginId))).toBe(true)
    expect(await isListed(client)).toBe(false)
    expect((await restore(await restoreLink(client.email))).statusCode).toBe(200)
    expect(await isListed(client)).toBe(true)
  })

  test('is impossible after thirty days, or with any other token', async () => {
    const client = await joinAsProfessional(world, app)
    await remove(client)
    const token = await restoreLink(client.email)
    world.clock.advance(30 * 86_400_000)

    expect((await restore(token)).statusCode).toBe(410)
    expect((await restore('A'.repeat(43))).statusCode).toBe(410)
    expect((await restore('short')).statusCode).toBe(400)
  })
})
