import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { useWorld } from '../../../test/use-world.ts'
import {
  joinAsAdmin,
  joinAsEmployer,
  joinAsProfessional,
  logInAs,
  loginIdOf,
  type SignedInClient,
} from '../session/accounts.factory.ts'
import { rollUpDays } from './analytics/roll-up.task.ts'

const { world, app } = useWorld()
let admin: SignedInClient

beforeAll(async () => {
  admin = await joinAsAdmin(world, app, 'admin-content')
})

const overview = async () => (await admin.call('GET', '/api/v1/admin/overview')).json().result

/** Logs in again, because access tokens last ten minutes. */
async function wait(minutes: number): Promise<void> {
  world.clock.advance(minutes * 60_000)
  admin = await logInAs(app, admin.email)
}

test('the overview counts members by role, and companies', async () => {
  const countsBefore = (await overview()).counts
  const employer = await joinAsEmployer(world, app)
  await joinAsProfessional(world, app)
  await joinAsProfessional(world, app, { confirmed: false })
  const suspendedMember = await joinAsProfessional(world, app)
  await employer.call('POST', '/api/v1/plan-requests', { plan: 'Pro' })
  const login = world.ctx.db.updateTable('login').where('email', '=', suspendedMember.email)
  await login.set({ suspended_at: world.ctx.clock.now(), suspension_reason: 'Spam' }).execute()
  await world.ctx.db.updateTable('actor').set({ listed: false }).where('id', '=', suspendedMember.id).execute()

  const { counts } = await overview()

  const differences = Object.fromEntries(
    Object.entries(counts).map(([name, count]) => [name, Number(count) - countsBefore[name]]),
  )
  expect(differences).toEqual({
    professionals: 1,
    employers: 1,
    pending: 1,
    suspended: 1,
    companies: 1,
    openJobs: 0,
    signedInDevices: 4,
    newToday: 4,
  })
  await wait(24 * 60)
  expect((await overview()).counts.newToday).toBe(0)
})

test('the overview reports the size of the database, and a healthy queue and mail', async () => {
  await world.ctx.db.deleteFrom('mail').execute()
  const { health, at } = await overview()
  expect(at).toBe(world.ctx.clock.now().toISOString())
  expect(health).toMatchObject({
    database: { milliseconds: expect.any(Number), bytes: expect.any(Number) },
    queue: { state: 'well', failed: 0 },
    mail: { state: 'well', delivery: 'outbox', waiting: 0, failed: 0 },
  })
  expect(health.database.bytes).toBeGreaterThan(1_000_000)
})

test('the overview reports overdue and failed tasks', async () => {
  await sql`
    insert into task.job (name, state, start_after, completed_on) values
      ('activity-react', 'created', now() - interval '5 minutes', null),
      ('activity-react', 'created', now() + interval '1 hour', null),
      ('activity-react', 'failed', now() - interval '5 minutes', now())`.execute(world.ctx.db)
  const { queue } = (await overview()).health
  expect(queue).toMatchObject({ state: 'trouble', failed: 1 })
  expect(queue.waiting).toBeGreaterThanOrEqual(1)
  expect(queue.oldestSeconds).toBeGreaterThanOrEqual(300)
})

test('the overview reports waiting and refused emails', async () => {
  const { db, clock, newId } = world.ctx
  await db.deleteFrom('mail').execute()
  const mail = () => ({ id: newId(), name: 'x', to_address: 'a@example.com', props: '{}', created_at: clock.now() })
  const refusedMail = mail()
  await db.insertInto('mail').values([mail(), refusedMail]).execute()
  expect((await overview()).health.mail).toMatchObject({ state: 'well', waiting: 2, failed: 0 })

  await db.updateTable('mail').set({ failed_at: clock.now(), failure: 'no' }).where('id', '=', refusedMail.id).execute()
  expect((await overview()).health.mail).toMatchObject({ state: 'trouble', waiting: 1, failed: 1 })

  await db.deleteFrom('mail').where('id', '=', refusedMail.id).execute()
  await wait(11)
  expect((await overview()).health.mail).toMatchObject({ state: 'trouble', waiting: 1, failed: 0 })
})

test('the overview compares the last week with the week before, and lists pending work', async () => {
  const { db, clock, newId } = world.ctx
  await wait(30 * 24 * 60)
  const week = async () => (await overview()).week
  const weekBefore = await week()
  await joinAsProfessional(world, app)
  const mail = { id: newId(), name: 'x', to_address: 'a@example.com', props: '{}', created_at: clock.now() }
  await db.insertInto('mail').values(mail).execute()
  await db.updateTable('mail').set({ failed_at: clock.now(), failure: 'no' }).where('id', '=', mail.id).execute()
  await wait(2)
  const weekAfter = await week()
  expect(weekAfter.members).toEqual({ now: weekBefore.members.now + 1, before: weekBefore.members.before })
  expect(weekAfter.failedMails.now).toBe(weekBefore.failedMails.now + 1)
  await wait(8 * 24 * 60)
  expect((await week()).members).toEqual({ now: 0, before: weekBefore.members.now + 1 })
  const ada = await joinAsProfessional(world, app)
  const question = { body: { text: 'How do you prepare for a first day?', background: '' } }
  expect((await ada.api('POST /api/v1/question-suggestions', question)).status).toBe(200)
  const { waiting, estimated, active, health } = await overview()
  expect(waiting).toEqual({
    plans: expect.any(Number),
    claims: 0,
    reports: 0,
    appeals: 0,
    rewards: 0,
    layoffs: 0,
    questions: 1,
  })
  expect([estimated, active]).toEqual([false, { now: 1, before: null }])
  expect(health).toMatchObject({ disk: { freeBytes: expect.any(Number) }, boards: { state: 'well', failing: 0 } })
})

test('the overview compares the number of active members with the week before, once that week is counted', async () => {
  await wait(30 * 24 * 60)
  await joinAsProfessional(world, app)
  await rollUpDays.handle(world.ctx, {})
  expect((await overview()).active).toEqual({ now: 2, before: null })
  await wait(7 * 24 * 60 - 30)
  await rollUpDays.handle(world.ctx, {})
  await wait(31)
  expect((await overview()).active).toEqual({ now: 1, before: 2 })
})

test('a member who has logged out still counts as active, as in the list of members', async () => {
  await wait(30 * 24 * 60)
  const ada = await joinAsProfessional(world, app)
  const { now } = (await overview()).active
  await world.ctx.db
    .deleteFrom('session')
    .where('login_id', '=', await loginIdOf(world, ada))
    .execute()
  await wait(2)
  expect((await overview()).active.now).toBe(now)
})

test('the overview shows the monthly revenue from renewals, and that of a week ago, to admins who manage plans', async () => {
  const { db, clock } = world.ctx
  const payer = await joinAsProfessional(world, app)
  const day = (days: number) => new Date(clock.now().getTime() + days * 86_400_000)
  const subscription = (id: string, more: object) => ({
    ...{ id, actor_id: payer.id, plan: 'Creator' as const, term: 'month' as const, amount: 900, currency: 'eur' },
    ...{ status: 'active', cancels: false, period_ends_at: day(20), started_at: day(-30), ended_at: null, ...more },
  })
  await db
    .insertInto('subscription')
    .values([
      subscription('old', { amount: 12_000, term: 'year' }),
      subscription('new', { started_at: day(-2) }),
      subscription('ended', { amount: 500, ended_at: day(-3) }),
      subscription('long-ended', { ended_at: day(-9) }),
      subscription('trial', { status: 'trialing' }),
      subscription('cheaper', { amount: 1_000, discount: 100 }),
      subscription('cheaper-until-yesterday', { discount: 400, discount_ends_at: day(-1) }),
    ])
    .execute()
  await wait(2)
  expect((await overview()).revenue).toBeNull()
  const chief = await joinAsAdmin(world, app)
  const { revenue } = (await chief.api('GET /api/v1/admin/overview')).result
  expect(revenue).toEqual([{ currency: 'eur', now: 3_700, before: 2_900 }])
})
