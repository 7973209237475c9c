import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { eventually } from '../../../../test/eventually.ts'
import { useWorld } from '../../../../test/use-world.ts'
import { runSequences } from '../../mailings/mailings.factory.ts'
import { releaseBroadcasts, settled } from '../../notifications/notifications.factory.ts'
import { joinAsAdmin, joinAsProfessional, loginIdOf, type SignedInClient } from '../../session/accounts.factory.ts'
import { sendBroadcasts } from './send-broadcasts.task.ts'

const { world, app } = useWorld()
const URL = '/api/v1/admin/notifications'
const HOUR_MS = 3_600_000
let admin: SignedInClient
beforeAll(() => world.backend.queue.work(world.ctx))
beforeEach(async () => {
  admin = await joinAsAdmin(world, app)
})

async function reader(): Promise<SignedInClient> {
  const member = await joinAsProfessional(world, app)
  await member.api('PUT /api/v1/account/news', { body: { agreed: true } })
  return member
}

/** Gives these members a tag that no one else has, and returns the tag. */
async function tagMembers(members: readonly SignedInClient[]): Promise<string> {
  const tag = randomUUID()
  const ids = await Promise.all(members.map((member) => loginIdOf(world, member)))
  await admin.call('PUT', '/api/v1/admin/members-tags', { ids, count: ids.length, tag, present: true })
  return tag
}

/** Broadcasts an email to the `count` members with a tag. Returns the broadcast once it is delivered to all of them. */
async function sendMailBroadcast(tag: string, count: number) {
  const id = randomUUID()
  const body = { id, title: 'Meet us on Friday', text: '', link: '', alsoPush: false, alsoMail: true, sendAt: null }
  const reply = await admin.call('POST', URL, { ...body, audience: { tag }, count })
  expect(reply.json()).toMatchObject({ success: true })
  await sendBroadcasts.handle(world.ctx, {})
  await settled(world)
  await eventually(async () => expect((await findBroadcast(id)).delivered).toBe(count))
  return findBroadcast(id)
}

async function findBroadcast(id: string) {
  const { result } = (await admin.call('GET', URL)).json()
  return result.items.find((one: { _id: string }) => one._id === id)
}

const mailsTo = async ({ email }: SignedInClient) =>
  (await world.ctx.db.selectFrom('mail').select('name').where('to_address', '=', email).execute())
    .map(({ name }) => name)
    .filter((name) => name === 'broadcast' || name === 'sequence')

test('an email to an audience is skipped, and counted as skipped, for members who already got three such emails this week', async () => {
  const [ada, bob] = [await reader(), await reader()]
  const tag = await tagMembers([ada, bob])
  const sequence = await admin.call('POST', '/api/v1/admin/emails/sequences', {
    ...{ name: 'Welcome', trigger: 'start', stops: [], quiet: null, timeZone: 'UTC' },
    audience: { role: 'everyone', plan: 'any', joinedWithinDays: null, inactiveForDays: null },
    steps: [1, 2, 3].map((step) => ({
      delayHours: step === 3 ? 24 : 0,
      subject: `Step ${step}`,
      body: '<p>Hello</p>',
    })),
  })
  const { _id: id } = sequence.json().result
  const people = 2
  await admin.api('POST /api/v1/admin/emails/sequences/{id}/start', { params: { id }, body: { people } })
  await eventually(async () => {
    // The scheduled task may be at work on the same steps.
    await runSequences.handle(world.ctx, {})
    expect(await mailsTo(ada)).toEqual(['sequence', 'sequence'])
  })

  expect(await sendMailBroadcast(tag, 2)).toMatchObject({ mailed: 2, skipped: 0, waiting: 0 })
  expect(await sendMailBroadcast(tag, 2)).toMatchObject({ mailed: 0, skipped: 2, waiting: 0 })
  world.clock.advance(24 * HOUR_MS)
  await runSequences.handle(world.ctx, {})
  expect(await mailsTo(ada), 'the third step waits for the next week').toHaveLength(3)
  world.clock.advance(6 * 24 * HOUR_MS)
  await Promise.all([1, 2, 3].map(() => runSequences.handle(world.ctx, {})))
  expect(await mailsTo(ada)).toHaveLength(4)
  await world.ctx.db.deleteFrom('mail_sequence').execute()
})

test('an email to an audience waits for the end of quiet hours, and arrives once', async () => {
  const [ada, bob, eve] = [await reader(), await reader(), await reader()]
  const minute = world.clock.now().getUTCHours() * 60
  const quietHours = { from: minute, until: (minute + 120) % 1_440 }
  for (const { api } of [ada, bob]) {
    await api('PUT /api/v1/notification-schedule', { body: { zone: 'UTC', quiet: quietHours, summaryAt: null } })
  }
  const broadcast = await sendMailBroadcast(await tagMembers([ada, bob, eve]), 3)
  expect(broadcast).toMatchObject({ mailed: 1, waiting: 2, skipped: 0 })
  await releaseBroadcasts.handle(world.ctx, {})
  expect([await mailsTo(ada), await mailsTo(eve)]).toEqual([[], ['broadcast']])
  await bob.api('PUT /api/v1/account/news', { body: { agreed: false } })
  world.clock.advance(2 * HOUR_MS)
  await Promise.all([1, 2, 3].map(() => releaseBroadcasts.handle(world.ctx, {})))
  expect([await mailsTo(ada), await mailsTo(bob)]).toEqual([['broadcast'], []])
  // Hours later, the session has ended.
  admin = await joinAsAdmin(world, app)
  expect(await findBroadcast(broadcast._id)).toMatchObject({ mailed: 2, waiting: 0, skipped: 0 })
})

test('switching quiet hours off sends the emails that they delayed', async () => {
  const ada = await reader()
  const minute = world.clock.now().getUTCHours() * 60
  const schedule = { zone: 'UTC', summaryAt: null }
  const quietHours = { from: minute, until: (minute + 120) % 1_440 }
  await ada.api('PUT /api/v1/notification-schedule', { body: { ...schedule, quiet: quietHours } })
  expect(await sendMailBroadcast(await tagMembers([ada]), 1)).toMatchObject({ mailed: 0, waiting: 1 })
  await ada.api('PUT /api/v1/notification-schedule', { body: { ...schedule, quiet: null } })
  await releaseBroadcasts.handle(world.ctx, {})
  expect(await mailsTo(ada)).toEqual(['broadcast'])
})
