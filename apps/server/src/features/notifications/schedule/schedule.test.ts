import { beforeAll, describe, expect, test } from 'vitest'
import { useWorld } from '../../../../test/use-world.ts'
import { followUrl } from '../../connections/connections.factory.ts'
import { joinAsAdmin, joinAsProfessional, logInAs, type SignedInClient, send } from '../../session/accounts.factory.ts'
import { settled } from '../notifications.factory.ts'
import { releaseHeld } from './release-held.task.ts'
import { sendSummaries } from './send-summaries.task.ts'

const { world, app } = useWorld()
beforeAll(async () => {
  await world.backend.queue.work(world.ctx)
})

const url = '/api/v1/notification-schedule'
const professional = (options = {}) => joinAsProfessional(world, app, options)
const none = { zone: 'UTC', quiet: null, summaryAt: null }
const night = { from: 22 * 60, until: 7 * 60 }
const change = (member: SignedInClient, body: object) => member.call('PUT', url, body)
const mailsTo = async ({ email }: SignedInClient) => {
  const mails = await world.mailbox.all(email)
  return mails.filter(({ name }) => name.startsWith('notification'))
}
async function followedBy(ada: SignedInClient, ...names: string[]) {
  for (const firstName of names) {
    const client = await professional({ firstName, lastName: 'Moore' })
    world.clock.advance(1_000)
    await client.call('POST', followUrl(client, ada.id))
  }
  await settled(world)
}
const bellOf = async ({ api }: SignedInClient) =>
  (await api('GET /api/v1/notifications', { query: { only: 'fresh' } })).result.items

describe('the schedule', () => {
  test('is empty by default, is replaced as a whole, and is separate for each member', async () => {
    const [ada, bob] = [await professional(), await professional()]
    expect((await ada.api('GET /api/v1/notification-schedule')).result).toEqual({ ...none, zone: null })
    const schedule = { zone: 'Asia/Kolkata', quiet: night, summaryAt: 18 * 60 }
    expect((await change(ada, schedule)).json().result).toEqual(schedule)
    expect((await ada.api('GET /api/v1/notification-schedule')).result).toEqual(schedule)
    expect((await change(ada, none)).json().result).toEqual(none)
    expect((await bob.api('GET /api/v1/notification-schedule')).result.zone).toBeNull()
  })

  test('refuses guests, admins, and invalid times and zones', async () => {
    const [ada, admin] = [await professional(), await joinAsAdmin(world, app)]
    expect((await send(app, 'PUT', url, { body: none })).statusCode).toBe(401)
    expect((await change(admin, none)).statusCode).toBe(403)
    const wrongReplies = await Promise.all([
      change(ada, { ...none, zone: 'Atlantis/Capital' }),
      change(ada, { ...none, quiet: { from: 60, until: 60 } }),
      change(ada, { ...none, quiet: { from: -1, until: 60 } }),
      change(ada, { ...none, summaryAt: 1_440 }),
    ])
    expect(wrongReplies.map((reply) => [reply.statusCode, Object.keys(reply.json().result.fields)])).toEqual([
      [400, ['body.zone']],
      [400, ['body.quiet.until']],
      [400, ['body.quiet.from']],
      [400, ['body.summaryAt']],
    ])
  })

  test('is consistent after fifty simultaneous changes', async () => {
    const ada = await professional()
    const choices = Array.from({ length: 50 }, (_, number) => ({
      ...none,
      summaryAt: number,
      quiet: { from: 0, until: number + 1 },
    }))
    await Promise.all(choices.map((choice) => change(ada, choice)))
    expect(choices).toContainEqual((await ada.api('GET /api/v1/notification-schedule')).result)
  })
})

describe('in quiet hours', () => {
  test('the bell is updated, and one email at the end lists what is still unseen', async () => {
    world.clock.set('2026-06-15T22:30:00.000Z')
    const ada = await professional({ firstName: 'Ada' })
    await change(ada, { ...none, quiet: night })
    await followedBy(ada, 'Bob', 'Eve')
    expect(await bellOf(ada)).toMatchObject([{ name: 'new-follower', count: 2 }])
    expect(await mailsTo(ada)).toEqual([])
    world.clock.set('2026-06-16T06:59:00.000Z')
    await releaseHeld.handle(world.ctx, {})
    expect(await mailsTo(ada)).toEqual([])
    world.clock.set('2026-06-16T07:00:00.000Z')
    await Promise.all([releaseHeld.handle(world.ctx, {}), releaseHeld.handle(world.ctx, {})])
    const [mail, ...others] = await mailsTo(ada)
    expect(others).toEqual([])
    expect(mail?.subject).toBe('One notification from your quiet hours on Rise')
    expect(mail?.text).toContain('Eve Moore and Bob follow you')
    expect(mail?.text).toContain('/professional/community?list=followers')
  })

  test('notifications seen before quiet hours end are not emailed', async () => {
    world.clock.set('2026-06-15T22:30:00.000Z')
    const ada = await professional()
    await change(ada, { ...none, quiet: night })
    await followedBy(ada, 'Bob')
    await ada.api('DELETE /api/v1/{roles}/notifications', { params: { roles: 'professionals' } })
    world.clock.set('2026-06-16T07:00:00.000Z')
    await releaseHeld.handle(world.ctx, {})
    expect(await mailsTo(ada)).toEqual([])
  })

  test('delayed notifications are emailed when quiet hours are switched off', async () => {
    world.clock.set('2026-06-15T23:30:00.000Z')
    const ada = await professional()
    await change(ada, { ...none, quiet: night })
    await followedBy(ada, 'Bob')
    await change(ada, none)
    await releaseHeld.handle(world.ctx, {})
    expect(await mailsTo(ada)).toHaveLength(1)
  })

  test('unsubscribing from the delayed email in a mail program covers all kinds that it lists', async () => {
    world.clock.set('2026-06-15T23:30:00.000Z')
    const ada = await professional()
    await change(ada, { ...none, quiet: night })
    await followedBy(ada, 'Bob')
    await change(ada, none)
    await releaseHeld.handle(world.ctx, {})
    expect(await stop(ada)).toEqual({ title: 'New followers' })
    const settings = (await ada.api('GET /api/v1/notification-settings')).result
    expect(settings.find(({ kind }) => kind === 'new-follower')?.mail).toBe(false)
  })
})

describe('the daily summary', () => {
  test('lists notifications unseen since the last one, and is not sent when empty', async () => {
    world.clock.set('2026-06-15T09:00:00.000Z')
    const ada = await professional({ firstName: 'Ada' })
    await ada.api('PATCH /api/v1/notification-settings/{kind}', {
      params: { kind: 'new-follower' },
      body: { mail: false },
    })
    await change(ada, { ...none, zone: 'Europe/Berlin', summaryAt: 18 * 60 })
    await followedBy(ada, 'Bob', 'Eve')
    world.clock.set('2026-06-15T15:59:00.000Z')
    await sendSummaries.handle(world.ctx, {})
    expect(await mailsTo(ada)).toEqual([])
    world.clock.set('2026-06-15T16:00:00.000Z')
    await Promise.all([sendSummaries.handle(world.ctx, {}), sendSummaries.handle(world.ctx, {})])
    const [mail, ...others] = await mailsTo(ada)
    expect([mail?.subject, others]).toEqual(['One notification you missed on Rise', []])
    expect(mail?.text).toContain('Eve Moore and Bob follow you')
    world.clock.set('2026-06-16T16:00:00.000Z')
    await sendSummaries.handle(world.ctx, {})
    expect(await mailsTo(ada)).toHaveLength(1)
  })

  test('omits seen notifications, and can be ended with one click in a mail program', async () => {
    world.clock.set('2026-06-15T09:00:00.000Z')
    const ada = await professional()
    await ada.api('PATCH /api/v1/notification-settings/{kind}', {
      params: { kind: 'new-follower' },
      body: { mail: false },
    })
    await change(ada, { ...none, summaryAt: 18 * 60 })
    await followedBy(ada, 'Bob')
    await ada.api('DELETE /api/v1/{roles}/notifications', { params: { roles: 'professionals' } })
    world.clock.set('2026-06-15T18:00:00.000Z')
    await sendSummaries.handle(world.ctx, {})
    expect(await mailsTo(ada)).toEqual([])
    await followedBy(ada, 'Eve')
    world.clock.set('2026-06-16T18:00:00.000Z')
    await sendSummaries.handle(world.ctx, {})
    expect(await stop(ada)).toEqual({ title: 'Daily summary' })
    const laterSession = await logInAs(app, ada.email)
    expect((await laterSession.api('GET /api/v1/notification-schedule')).result).toEqual(none)
  })
})

/** Sends the request of a mail program for List-Unsubscribe. Returns the reply. */
async function stop({ email }: SignedInClient): Promise<unknown> {
  const mail = await world.ctx.db
    .selectFrom('mail')
    .select('unsubscribe_url')
    .where('to_address', '=', email)
    .where('name', '=', 'notification-summary')
    .executeTakeFirstOrThrow()
  const address = (mail.unsubscribe_url ?? '').replace(world.ctx.config.publicUrl, '')
  return (await send(app, 'POST', address)).json().result
}
