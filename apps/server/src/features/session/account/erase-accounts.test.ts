import { describe, expect, test } from 'vitest'
import { eventually } from '../../../../test/eventually.ts'
import { useWorld } from '../../../../test/use-world.ts'
import { joinAsEmployer, joinAsProfessional, PASSWORD, type SignedInClient } from '../accounts.factory.ts'
import { failToLogIn } from '../sign-in/sign-in.factory.ts'
import { forgetExpired } from '../tokens/forget-expired.task.ts'
import { eraseAccounts } from './erase-accounts.task.ts'

const { world, app, api } = useWorld()
const DAY_MS = 86_400_000

const remove = ({ call }: SignedInClient) => call('DELETE', '/api/v1/account', { currentPassword: PASSWORD })
const erase = () => eraseAccounts.handle(world.ctx, {})
const findLogin = (email: string) =>
  world.ctx.db.selectFrom('login').select('id').where('email', '=', email).executeTakeFirst()
const findActor = ({ id }: SignedInClient) =>
  world.ctx.db.selectFrom('actor').select(['id', 'listed', 'plan']).where('id', '=', id).executeTakeFirst()

async function postJob(companyId: string): Promise<void> {
  const now = world.clock.now()
  const { db, newId } = world.ctx
  const id = newId()
  await db
    .insertInto('job')
    .values({
      id,
      slug: id,
      company_id: companyId,
      title: 'Engineer',
      description: '',
      posted_at: now,
      created_at: now,
      updated_at: now,
    })
    .execute()
}

describe('an account deleted thirty days ago', () => {
  test('is erased with its actor and its rows; the record of the deletion stays, without names', async () => {
    const client = await joinAsProfessional(world, app)
    const login = await findLogin(client.email)
    await remove(client)
    world.clock.advance(30 * DAY_MS - 1)
    await erase()
    expect(await findLogin(client.email)).toEqual(login)

    world.clock.advance(1)
    await erase()
    await erase()
    expect(await findLogin(client.email)).toBeUndefined()
    expect(await findActor(client)).toBeUndefined()
    const { db } = world.ctx
    for (const table of ['session', 'ticket', 'known_network', 'sign_up', 'membership'] as const) {
      expect(
        await db
          .selectFrom(table)
          .selectAll()
          .where('login_id', '=', login?.id ?? '')
          .execute(),
      ).toEqual([])
    }
    const deletions = await db.selectFrom('activity').selectAll().where('kind', '=', 'account.deleted').execute()
    expect(deletions).toMatchObject([{ login_id: null, actor_id: null }])
  })

  test('frees its address for a new sign-up', async () => {
    const client = await joinAsProfessional(world, app)
    await remove(client)
    world.clock.advance(30 * DAY_MS)
    await erase()
    expect((await joinAsProfessional(world, app, { email: client.email })).id).not.toBe(client.id)
  })

  test('is erased with its company if that has no jobs, otherwise the company becomes unclaimed', async () => {
    const idleEmployer = await joinAsEmployer(world, app)
    const hiringEmployer = await joinAsEmployer(world, app, { plan: 'Pro' })
    await postJob(hiringEmployer.id)
    const { slug } = (await hiringEmployer.api('GET /api/v1/check')).result
    for (const client of [idleEmployer, hiringEmployer]) await remove(client)
    world.clock.advance(30 * DAY_MS)
    await erase()

    expect(await findActor(idleEmployer)).toBeUndefined()
    expect(await findActor(hiringEmployer)).toEqual({ id: hiringEmployer.id, listed: true, plan: 'free' })
    const unclaimedRows = await world.ctx.db
      .selectFrom('activity')
      .select('actor_id')
      .where('kind', '=', 'company.unclaimed')
      .execute()
    expect(unclaimedRows).toEqual([{ actor_id: hiringEmployer.id }])
    await world.backend.queue.work(world.ctx)
    await eventually(async () => {
      const page = await api('GET /api/v1/companies/{slug}', { params: { slug } })
      expect(page.result).toMatchObject({ companyName: 'Compilers & Co', imported: true })
    })
  })

  test('doesn’t affect its company if that has another team member', async () => {
    const [owner, colleague] = [await joinAsEmployer(world, app), await joinAsProfessional(world, app)]
    const { id } = (await findLogin(colleague.email)) ?? { id: '' }
    await world.ctx.db
      .insertInto('membership')
      .values({ login_id: id, actor_id: owner.id, role: 'editor', created_at: world.clock.now() })
      .execute()
    await remove(owner)
    world.clock.advance(30 * DAY_MS)
    await erase()

    expect(await findLogin(owner.email)).toBeUndefined()
    expect(await findActor(owner)).toMatchObject({ listed: true })
  })
})

test('a sign-up not confirmed within thirty days is erased, while a confirmed one stays', async () => {
  const pendingMember = await joinAsProfessional(world, app, { confirmed: false })
  const member = await joinAsProfessional(world, app)
  world.clock.advance(30 * DAY_MS)
  await erase()

  expect(await findLogin(pendingMember.email)).toBeUndefined()
  expect(await findActor(pendingMember)).toBeUndefined()
  expect(await findLogin(member.email)).toBeDefined()
})

test('expired rows are deleted, while valid ones stay', async () => {
  const { db, clock } = world.ctx
  const client = await joinAsProfessional(world, app)
  const login = (await findLogin(client.email)) ?? { id: '' }
  const laterTime = new Date(clock.now().getTime() + 100 * DAY_MS)
  await db
    .insertInto('used_id_token')
    .values([
      { hash: Buffer.from('old'), expires_at: clock.now() },
      { hash: Buffer.from('new'), expires_at: laterTime },
    ])
    .execute()
  const rowsOf = (table: 'session' | 'ticket' | 'known_network' | 'failed_log_in') =>
    db.selectFrom(table).selectAll().where('login_id', '=', login.id).execute()
  await world.backend.queue.work(world.ctx)
  await failToLogIn(world, app, client.email, '203.0.113.7')
  world.clock.advance(29 * DAY_MS)
  await forgetExpired.handle(world.ctx, {})
  expect(await rowsOf('failed_log_in')).toHaveLength(1)
  world.clock.advance(32 * DAY_MS)
  await forgetExpired.handle(world.ctx, {})

  expect([await rowsOf('session'), await rowsOf('ticket')]).toEqual([[], []])
  expect(await rowsOf('failed_log_in')).toEqual([])
  expect(await rowsOf('known_network')).toHaveLength(1)
  expect(await db.selectFrom('used_id_token').selectAll().execute()).toMatchObject([{ expires_at: laterTime }])

  world.clock.advance(30 * DAY_MS)
  await forgetExpired.handle(world.ctx, {})
  expect(await rowsOf('known_network')).toEqual([])
})
