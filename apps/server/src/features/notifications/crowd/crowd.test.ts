import { describe, expect, test } from 'vitest'
import { letIn, nextEvent, openSocket } from '../../../../test/sockets.ts'
import { useLiveWorld } from '../../../../test/use-world.ts'
import { publishPost } from '../../feed/feed.factory.ts'
import { joinAsAdmin, joinAsProfessional, type SignedInClient, send } from '../../session/accounts.factory.ts'
import { settled } from '../notifications.factory.ts'
import { notifyCrowd } from './notify-crowd.task.ts'

const site = useLiveWorld()
const { world, app } = site

const professional = (options = {}) => joinAsProfessional(world, app, options)
const params = ({ id }: SignedInClient) => ({ params: { userId: id } })
const alert = (member: SignedInClient, author: SignedInClient) =>
  member.api('PUT /api/v1/connections/alerts/{userId}', params(author))
const entriesOf = async ({ id }: SignedInClient) =>
  world.ctx.db
    .selectFrom('notification')
    .selectAll()
    .where('member_id', '=', id)
    .where('kind', '=', 'new-post')
    .execute()

describe('an alert for posts', () => {
  test('is off by default, and can be set and removed by followers and others', async () => {
    const [ada, bob] = [await professional(), await professional()]
    const state = async () => (await ada.api('GET /api/v1/connections/states', { query: { ids: bob.id } })).result[0]
    expect(await state()).toMatchObject({ hasPostAlert: false })
    for (const _time of [1, 2]) expect((await alert(ada, bob)).status).toBe(200)
    expect(await state()).toMatchObject({ hasPostAlert: true, isFollowing: false })
    for (const _time of [1, 2]) await ada.api('DELETE /api/v1/connections/alerts/{userId}', params(bob))
    expect(await state()).toMatchObject({ hasPostAlert: false })
  })

  test('is refused to guests and admins, for the member themselves and across a block; a new block removes it', async () => {
    const [ada, bob, eve, admin] = [
      await professional(),
      await professional(),
      await professional(),
      await joinAsAdmin(world, app),
    ]
    expect((await send(app, 'PUT', `/api/v1/connections/alerts/${bob.id}`)).statusCode).toBe(401)
    expect((await alert(admin, bob)).status).toBe(403)
    expect((await alert(ada, ada)).error).toMatchObject({ code: 'not-oneself' })
    await eve.api('PUT /api/v1/connections/blocked/{userId}', params(ada))
    expect((await alert(ada, eve)).error).toMatchObject({ code: 'member-not-found' })
    await alert(ada, bob)
    await bob.api('PUT /api/v1/connections/blocked/{userId}', params(ada))
    expect(await alertsOf(ada)).toBe(0)
  })

  test('is stored once for fifty simultaneous requests, and limited to two hundred per member', async () => {
    const [ada, bob] = [await professional(), await professional()]
    await Promise.all(Array.from({ length: 50 }, () => alert(ada, bob)))
    expect(await alertsOf(ada)).toBe(1)
    const members = await crowd(200)
    await world.ctx.db
      .insertInto('post_alert')
      .values(members.slice(1).map((author_id) => ({ member_id: ada.id, author_id, created_at: world.clock.now() })))
      .execute()
    expect((await alert(ada, bob)).status).toBe(200)
    const eve = await professional()
    expect((await alert(ada, eve)).error).toMatchObject({ code: 'too-many-alerts' })
  })
})

describe('a new post', () => {
  test('notifies members with an alert live, and its deletion retracts the notification', async () => {
    const [ada, bob] = [await professional(), await professional({ firstName: 'Bob', lastName: 'Moore' })]
    await alert(ada, bob)
    const tab = await letIn(openSocket(site.origin, ada.token))
    const live = nextEvent(tab, 'post:publish')
    const { _id } = await publishPost(bob, { kind: 'win', body: '<p>The bridge is open.</p>' })
    expect((await live)[0]).toMatchObject({
      name: 'post:publish',
      user: { _id: bob.id, isFollowing: false },
      text: 'shares a win',
      title: 'The bridge is open.',
      to: `/feed/${_id}`,
      owner: false,
    })
    tab.disconnect()
    await bob.api('DELETE /api/v1/posts/{id}', { params: { id: _id } })
    await settled(world)
    expect((await ada.api('GET /api/v1/notifications')).result.items).toEqual([])
  })

  test('doesn’t notify members who muted the author, switched such notifications off, or have no alert', async () => {
    const [ada, eve, kim, bob] = [
      await professional(),
      await professional(),
      await professional(),
      await professional(),
    ]
    for (const client of [ada, eve]) await alert(client, bob)
    await ada.api('PUT /api/v1/connections/muted/{userId}', params(bob))
    await eve.api('PATCH /api/v1/notification-settings/{kind}', { params: { kind: 'new-post' }, body: { app: false } })
    const { _id } = await publishPost(bob, { kind: 'post', body: '<p>Good morning.</p>' })
    await settled(world)
    await notifyCrowd.handle(world.ctx, { name: 'new-post', thingId: _id, at: world.clock.now().toISOString() })
    expect(await Promise.all([ada, eve, kim].map(entriesOf))).toEqual([[], [], []])
  })

  test('notifies a crowd in batches, each member once, even when the task is retried', async () => {
    const bob = await professional()
    const members = await crowd(1_203)
    await world.ctx.db
      .insertInto('post_alert')
      .values(members.map((member_id) => ({ member_id, author_id: bob.id, created_at: world.clock.now() })))
      .execute()
    const { _id } = await publishPost(bob, { kind: 'post', body: '<p>To all of you.</p>' })
    await settled(world)
    const payload = { name: 'new-post', thingId: _id, at: world.clock.now().toISOString() } as const
    await Promise.all([notifyCrowd.handle(world.ctx, payload), notifyCrowd.handle(world.ctx, payload)])
    const { entries, subjects } = await world.ctx.db
      .selectNoFrom(({ selectFrom }) => [
        selectFrom('notification')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .where('thing_id', '=', _id)
          .as('entries'),
        selectFrom('notification_subject')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .where('actor_id', '=', bob.id)
          .as('subjects'),
      ])
      .executeTakeFirstOrThrow()
    expect([entries, subjects]).toEqual([1_203, 1_203])
  })
})

const alertsOf = async ({ id }: SignedInClient) =>
  (await world.ctx.db.selectFrom('post_alert').select('author_id').where('member_id', '=', id).execute()).length

/** Adds actors with no other data. Returns their ids. */
async function crowd(size: number): Promise<string[]> {
  const created_at = world.clock.now()
  const rows = Array.from({ length: size }, () => {
    const id = world.ctx.newId()
    return { id, kind: 'professional' as const, slug: `crowd-${id}`, plan: 'free' as const, created_at }
  })
  await world.ctx.db.insertInto('actor').values(rows).execute()
  return rows.map(({ id }) => id)
}
