import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { eventually } from '../../../../test/eventually.ts'
import { useWorld } from '../../../../test/use-world.ts'
import { joinAsEmployer, joinAsProfessional, type SignedInClient, send } from '../../session/accounts.factory.ts'
import { digestsTo, joinAsSubscriber, makeDigests, postJobs } from '../digest.factory.ts'
import { listDigests } from '../own/list-digests.ts'
import { takeDueTurns } from './due-turns.ts'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000

const { world, app } = useWorld()

const subscriber = (options: Parameters<typeof joinAsProfessional>[2] = {}) => joinAsSubscriber(world, app, options)
const post = (companyName: string, ...titles: string[]) => postJobs(world, companyName, ...titles)
const run = () => makeDigests(world)
const lettersTo = (member: SignedInClient) => digestsTo(world, member)

test('a confirmed subscriber gets new jobs once a week, each job in one email only, and no email without new jobs', async () => {
  const ada = await subscriber({ firstName: 'Ada' })
  await post('Lamp Works', 'Lamplighter')
  await run()
  await run()
  const [first, ...more] = await lettersTo(ada)
  expect(more).toEqual([])
  expect(first?.subject).toBe('1 new job on Rise')
  expect(first?.text).toMatch(/Hello Ada,[\s\S]*Lamplighter http:\S+\/jobs\/lamplighter\S*\s+Lamp Works/)

  await post('Lamp Works', 'Lamplighter', 'Wick trimmer')
  world.clock.set('2026-06-22T10:00:00Z')
  await run()
  expect(await lettersTo(ada)).toHaveLength(1)

  // A Tuesday.
  world.clock.set('2026-06-23T08:00:00Z')
  await run()
  const second = (await lettersTo(ada))[1]
  expect(second?.text).toContain('Wick trimmer')
  expect(second?.text).not.toContain('Lamplighter')

  world.clock.set('2026-06-30T08:00:00Z')
  await run()
  expect(await lettersTo(ada)).toHaveLength(2)
  await post('Lamp Works', 'Lamplighter', 'Wick trimmer', 'Oil carrier')
  world.clock.set('2026-07-07T08:00:00Z')
  await run()
  expect((await lettersTo(ada))[2]?.text).toContain('Oil carrier')
})

test('several simultaneous workers send one email', async () => {
  const ada = await subscriber()
  await post('Harbour Works', 'Pilot')
  await Promise.all([run(), run(), run(), run()])
  expect(await lettersTo(ada)).toHaveLength(1)
})

test('unconfirmed, suspended and unsubscribed members get no email', async () => {
  const pendingMember = await subscriber({ confirmed: false })
  const suspendedMember = await subscriber()
  const unsubscribedMember = await subscriber()
  await world.ctx.db
    .updateTable('login')
    .set({ suspended_at: world.clock.now(), suspension_reason: 'Advertisements' })
    .where('email', '=', suspendedMember.email)
    .execute()
  await unsubscribedMember.call('PUT', '/api/v1/account/newsletter', { subscribed: false })
  await post('Quiet Works', 'Listener')
  await run()
  for (const member of [pendingMember, suspendedMember, unsubscribedMember]) expect(await lettersTo(member)).toEqual([])
})

test('an email has at most ten jobs, all open, and none by a blocked company', async () => {
  const ada = await subscriber()
  const shop = await joinAsEmployer(world, app, { companyName: 'Blocked Works' })
  const blockReply = await ada.call('PUT', `/api/v1/connections/blocked/${shop.id}`)
  expect(blockReply.statusCode).toBe(200)
  await world.ctx.db
    .updateTable('company')
    .set({ import_name: 'Blocked Works' })
    .where('actor_id', '=', shop.id)
    .execute()
  await post('Blocked Works', 'Hidden keeper')
  await post('Closed Works', 'Gone keeper', 'Other keeper')
  await post('Closed Works', 'Other keeper')
  await post('Many Works', ...Array.from({ length: 25 }, (_, index) => `Keeper ${index}`))
  await run()
  const [letter] = await lettersTo(ada)
  expect(letter?.subject).toBe('10 new jobs on Rise')
  expect(letter?.text).not.toMatch(/Hidden keeper|Gone keeper/)
})

test('the mail program’s one-click unsubscribe ends the digest, and the email links to the unsubscribe page', async () => {
  const ada = await subscriber()
  await post('Click Works', 'Clicker')
  await run()
  const mail = await world.ctx.db
    .selectFrom('mail')
    .select(['unsubscribe_url', 'unsubscribe_page'])
    .where('to_address', '=', ada.email)
    .where('name', '=', 'digest')
    .executeTakeFirstOrThrow()
  expect(await lettersTo(ada)).toHaveLength(1)
  expect(mail.unsubscribe_page).toContain('/risa/unsubscribe?token=')
  const { pathname, search } = new URL(mail.unsubscribe_url ?? '')
  expect((await send(app, 'POST', pathname + search)).statusCode).toBe(200)

  await post('Click Works', 'Clicker', 'Second clicker')
  world.clock.advance(8 * DAY_MS)
  await run()
  expect(await lettersTo(ada)).toHaveLength(1)
})

test('changes of settings wait while a digest is being prepared', async () => {
  const ada = await subscriber()
  await run()
  const { db } = world.ctx
  await db.updateTable('digest_turn').set({ due_at: world.clock.now() }).where('actor_id', '=', ada.id).execute()
  const changeReply = await db.transaction().execute(async (tx) => {
    expect(await takeDueTurns(world.ctx, tx, { limit: 1, only: ada.id })).toHaveLength(1)
    const reply = ada.call('PUT', '/api/v1/digest', { weekday: 2, minute: 480, zone: 'UTC', pausedUntil: null })
    await eventually(async () => {
      const { rows } = await sql`select pid from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
      expect(rows).toHaveLength(1)
    })
    const at = world.clock.now()
    const digest = { basis: 'note', turn_at: at, made_at: at, sent_at: at, looked_at: 0, best_match: null } as const
    await tx
      .insertInto('digest')
      .values({ id: world.ctx.newId(), actor_id: ada.id, ...digest })
      .execute()
    return { reply }
  })
  expect((await changeReply.reply).statusCode).toBe(200)
})

test('a member whose digest fails doesn’t delay others, and gets it a day later', async () => {
  const [ada, bob] = [await subscriber(), await subscriber()]
  await post('Broken Works', 'Mender')
  const failingContext = {
    ...world.ctx,
    mail: {
      ...world.ctx.mail,
      sendMany: async (...args: Parameters<typeof world.ctx.mail.sendMany>) => {
        if (args[2].some(({ to }) => to === ada.email)) throw new Error('the process ends here')
        return world.ctx.mail.sendMany(...args)
      },
    },
  }
  const makeOf = (ctx: typeof world.ctx) => makeDigests({ ctx })
  await makeOf(failingContext as typeof world.ctx)
  expect([await lettersTo(ada), await lettersTo(bob)].map(({ length }) => length)).toEqual([0, 1])
  world.clock.advance(DAY_MS)
  await run()
  expect([await lettersTo(ada), await lettersTo(bob)].map(({ length }) => length)).toEqual([1, 1])
})

test('when the clock jumps ahead and back, no digest is sent twice or delayed for long', async () => {
  const ada = await subscriber()
  await post('Clock Works', 'Clockmaker')
  await run()
  const before = world.clock.now()
  await post('Clock Works', 'Clockmaker', 'Bell founder')
  world.clock.advance(20 * DAY_MS)
  await run()
  expect(await lettersTo(ada)).toHaveLength(2)
  await run()
  world.clock.set(before)
  await run()
  await run()
  expect(await lettersTo(ada)).toHaveLength(2)
  await post('Clock Works', 'Clockmaker', 'Bell founder', 'Dial painter')
  world.clock.set(new Date(before.getTime() + 15 * DAY_MS))
  await run()
  const texts = (await lettersTo(ada)).map(({ text }) => text)
  expect(texts).toHaveLength(3)
  for (const title of ['Clockmaker', 'Bell founder', 'Dial painter']) {
    expect(texts.filter((text) => text.includes(`${title} http`))).toHaveLength(1)
  }
})

test('quiet hours delay a digest until they end, in the member’s own time zone', async () => {
  world.clock.set('2026-09-01T20:00:00Z')
  const ada = await subscriber()
  const schedule = { zone: 'Asia/Tokyo', quiet: { from: 4 * 60, until: 9 * 60 }, summaryAt: null }
  expect((await ada.call('PUT', '/api/v1/notification-schedule', schedule)).statusCode).toBe(200)
  // After 05:00 in Tokyo.
  await post('Night Works', 'Night porter')
  await run()
  expect(await lettersTo(ada)).toEqual([])
  world.clock.set('2026-09-01T23:59:00Z')
  await run()
  expect(await lettersTo(ada)).toEqual([])
  world.clock.set('2026-09-02T00:00:00Z')
  await run()
  expect(await lettersTo(ada)).toHaveLength(1)
})

test('the digest is sent only once when clocks go back', async () => {
  // Clocks in Berlin go back on 25 October, from 03:00 to 02:00.
  world.clock.set('2026-10-20T12:00:00Z')
  const ada = await joinAsProfessional(world, app, { plan: 'Creator' })
  await ada.call('PUT', '/api/v1/account/newsletter', { subscribed: true })
  await run()
  const times = { weekday: 2, minute: 150, zone: 'Europe/Berlin', pausedUntil: null }
  expect((await ada.call('PUT', '/api/v1/digest', times)).statusCode).toBe(200)
  expect((await ada.call('PUT', '/api/v1/digest/daily', {})).statusCode).toBe(200)
  world.clock.set('2026-10-24T01:00:00Z')
  await run()
  world.clock.set('2026-10-24T22:00:00Z')
  const already = (await lettersTo(ada)).length
  await post('Dawn Works', 'Baker')
  for (let hour = 0; hour < 8; hour++) {
    await run()
    world.clock.advance(HOUR_MS / 2)
  }
  expect((await lettersTo(ada)).length - already).toBe(1)
})

test('a month without jobs brings one note that explains why, and no empty digest', async () => {
  world.clock.set('2026-11-03T09:00:00Z')
  const ada = await subscriber({ firstName: 'Ada' })
  for (let day = 0; day < 50; day++) {
    await run()
    world.clock.advance(DAY_MS)
  }
  const mails = (await world.mailbox.all(ada.email)).filter(({ name }) => name.startsWith('digest'))
  expect(mails.map(({ name }) => name)).toEqual(['digest-note'])
  expect(mails[0]?.text).toContain('No company has posted a new job in the last 30 days.')
  const { items } = await listDigests(world.ctx, ada.id, undefined)
  expect(items).toMatchObject([{ basis: 'note', jobs: [], quiet: { lookedAt: 0, best: null } }])
})

test('months in which the digest was paused bring no note about a quiet month', async () => {
  world.clock.set('2027-02-01T09:00:00Z')
  const ada = await subscriber()
  await run()
  const times = { weekday: 2, minute: 480, zone: 'UTC' }
  const pausedUntil = new Date(world.clock.now().getTime() + 80 * DAY_MS).toISOString()
  expect((await ada.call('PUT', '/api/v1/digest', { ...times, pausedUntil })).statusCode).toBe(200)
  const notes = async () => (await world.mailbox.all(ada.email)).filter(({ name }) => name === 'digest-note').length
  for (let day = 0; day < 105; day++) {
    await run()
    world.clock.advance(DAY_MS)
  }
  expect(await notes()).toBe(0)
  for (let day = 0; day < 20; day++) {
    await run()
    world.clock.advance(DAY_MS)
  }
  expect(await notes()).toBe(1)
})
