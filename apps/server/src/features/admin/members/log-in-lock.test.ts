import { beforeAll, expect, test } from 'vitest'
import { useWorld } from '../../../../test/use-world.ts'
import {
  joinAsAdmin,
  joinAsProfessional,
  loginIdOf,
  PASSWORD,
  type SignedInClient,
} from '../../session/accounts.factory.ts'
import { failToLogIn, lockOut, logInOnOtherProcess, tryPassword } from '../../session/sign-in/sign-in.factory.ts'

const HOUR_MS = 3_600_000
const HOME = '203.0.113.80'

const { world, app } = useWorld()
let support: SignedInClient
let content: SignedInClient

beforeAll(async () => {
  await world.backend.queue.work(world.ctx)
  support = await joinAsAdmin(world, app, 'admin-support')
  content = await joinAsAdmin(world, app, 'admin-content')
})

const pathOf = async (member: SignedInClient) => `/api/v1/admin/members/${await loginIdOf(world, member)}/log-in-lock`
const storyOf = async (member: SignedInClient) =>
  (await support.api('GET /api/v1/admin/members/{id}', { params: { id: await loginIdOf(world, member) } })).result
const actsOn = async (member: SignedInClient) =>
  (await storyOf(member)).deeds.filter(({ act }) => act === 'member.log-in-allowed')

test('support sees the number of wrong passwords, but neither the passwords nor the network', async () => {
  const member = await joinAsProfessional(world, app)
  expect((await storyOf(member)).logIns).toMatchObject({ failed: 0, failedAt: null, refusedUntil: null })
  for (const network of ['203.0.113.1', '203.0.113.1', '203.0.113.2']) {
    await failToLogIn(world, app, member.email, network)
  }
  const at = world.ctx.clock.now().toISOString()
  const story = await storyOf(member)
  expect(story.logIns).toEqual({
    ...{ failed: 3, networks: 2, failedAt: at, refusedUntil: null, mailedUntil: null, codesUntil: null },
  })
  expect(JSON.stringify(story)).not.toMatch(/203\.0\.113|not that one/)
  const dayAgo = new Date(Date.parse(at) - 25 * HOUR_MS)
  await world.ctx.db.updateTable('failed_log_in').set({ created_at: dayAgo }).execute()
  expect((await storyOf(member)).logIns).toMatchObject({ failed: 0, networks: 0, failedAt: dayAgo.toISOString() })
})

test('a wrong current password counts as a failed login, and a login with an unknown address stores nothing', async () => {
  const member = await joinAsProfessional(world, app)
  await tryPassword(app, 'nowhere@example.com', 'not that one', HOME)
  const body = { currentPassword: 'not that one', password: 'a quite new password' }
  expect((await member.call('PUT', '/api/v1/account/password', body)).json().result.code).toBe('wrong-password')
  await expect.poll(async () => (await storyOf(member)).logIns.failed).toBe(1)
  const failedLogIns = world.ctx.db.selectFrom('failed_log_in').select('login_id').where('network', '=', HOME)
  expect(await failedLogIns.execute()).toEqual([])
})

test('support unlocks a member once, even with two simultaneous requests', async () => {
  const member = await joinAsProfessional(world, app)
  await lockOut(world, app, member, HOME)
  expect((await tryPassword(app, member.email, PASSWORD, HOME)).statusCode).toBe(429)
  const { refusedUntil } = (await storyOf(member)).logIns
  const wait = Date.parse(refusedUntil ?? '') - world.ctx.clock.now().getTime()
  expect([wait > 0, wait <= HOUR_MS]).toEqual([true, true])

  const path = await pathOf(member)
  for (const { call } of [content, member]) expect((await call('DELETE', path)).statusCode).toBe(404)
  expect((await app.inject({ method: 'DELETE', url: path })).statusCode).toBe(401)
  expect((await tryPassword(app, member.email, PASSWORD, HOME)).statusCode).toBe(429)

  world.clock.advance(1_000)
  const replies = await Promise.all([support.call('DELETE', path), support.call('DELETE', path)])
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect((await storyOf(member)).logIns).toMatchObject({ failed: 10, refusedUntil: null })
  expect(await actsOn(member)).toMatchObject([{ before: { refusedUntil } }])
  expect((await tryPassword(app, member.email, PASSWORD, HOME)).statusCode).toBe(200)
})

test('unlocking also lifts a lock in the memory of another process', async () => {
  const member = await joinAsProfessional(world, app)
  await lockOut(world, app, member, HOME)
  world.clock.advance(1_000)
  const logInThere = logInOnOtherProcess(world, member, HOME)
  for (let time = 0; time < 10; time += 1) await expect(logInThere('not that one')).rejects.toThrow()
  await expect(logInThere(PASSWORD)).rejects.toMatchObject({ declaration: { code: 'too-many-requests' } })
  await support.call('DELETE', await pathOf(member))
  await expect(logInThere(PASSWORD)).resolves.toBeDefined()
})

test('further wrong passwords lock the member again, and support can unlock again', async () => {
  const member = await joinAsProfessional(world, app)
  for (let time = 0; time < 2; time += 1) {
    world.clock.advance(1_000)
    await lockOut(world, app, member, HOME)
    expect((await tryPassword(app, member.email, PASSWORD, HOME)).statusCode).toBe(429)
    world.clock.advance(1_000)
    await support.call('DELETE', await pathOf(member))
  }
  expect(await actsOn(member)).toHaveLength(2)
  expect((await tryPassword(app, member.email, PASSWORD, HOME)).statusCode).toBe(200)
})

test('unlocking an account that isn’t locked records nothing; admins’ and unknown accounts are refused', async () => {
  const member = await joinAsProfessional(world, app)
  await failToLogIn(world, app, member.email, HOME)
  expect((await support.call('DELETE', await pathOf(member))).statusCode).toBe(200)
  expect(await actsOn(member)).toEqual([])
  expect((await support.call('DELETE', await pathOf(content))).json().result.code).toBe('not-an-admin')
  const unknownUrl = `/api/v1/admin/members/${world.ctx.newId()}/log-in-lock`
  expect((await support.call('DELETE', unknownUrl)).json().result.code).toBe('member-not-found')
})

test('once unlocked, a member whose logins needed confirmation by email can log in with the password alone', async () => {
  const member = await joinAsProfessional(world, app)
  const strangers = world.ctx.limits.of({ name: 'log-in-strangers', points: 200, seconds: 86_400 })
  for (let time = 0; time < 199; time += 1) await strangers.take(member.email)
  await failToLogIn(world, app, member.email, HOME)
  expect((await tryPassword(app, member.email, PASSWORD, HOME)).statusCode).toBe(403)
  const { refusedUntil, mailedUntil } = (await storyOf(member)).logIns
  expect([refusedUntil, mailedUntil]).toEqual([null, expect.any(String)])
  world.clock.advance(1_000)
  await support.call('DELETE', await pathOf(member))
  expect((await storyOf(member)).logIns.mailedUntil).toBeNull()
  expect((await tryPassword(app, member.email, PASSWORD, HOME)).statusCode).toBe(200)
})

test('support also lifts a lock caused by wrong two-step codes', async () => {
  const member = await joinAsProfessional(world, app)
  const now = world.ctx.clock.now()
  const loginId = await loginIdOf(world, member)
  const exhaustedFactor = { failures: 10, failures_since: now, last_step: '0', confirmed_at: now, created_at: now }
  await world.ctx.db
    .insertInto('second_factor')
    .values({ login_id: loginId, secret: 'sealed', ...exhaustedFactor })
    .execute()
  const codesUntil = new Date(now.getTime() + HOUR_MS).toISOString()
  expect((await storyOf(member)).logIns).toMatchObject({ refusedUntil: null, codesUntil })
  await support.call('DELETE', await pathOf(member))
  expect((await storyOf(member)).logIns).toMatchObject({ codesUntil: null })
  expect(await actsOn(member)).toHaveLength(1)
})
