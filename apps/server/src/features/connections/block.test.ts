import type { InputOf } from '@rise/contract/contract'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { useWorld } from '../../../test/use-world.ts'
import { joinAsAdmin, joinAsEmployer, joinAsProfessional, send } from '../session/accounts.factory.ts'
import { followUrl } from './connections.factory.ts'

const { world, app } = useWorld()

const professional = (options = {}) => joinAsProfessional(world, app, options)
const blockUrl = (id: string) => `/api/v1/connections/blocked/${id}`
const muteUrl = (id: string) => `/api/v1/connections/muted/${id}`
type Client = Awaited<ReturnType<typeof professional>>

type ConnectionsQuery = InputOf<'GET /api/v1/connections'>['query']

async function idsOf({ api }: Client, query: ConnectionsQuery): Promise<string[]> {
  return (await api('GET /api/v1/connections', { query })).result.items.map(({ _id }) => _id)
}
const listOf = (member: Client, list: ConnectionsQuery['list']) => idsOf(member, { list })

/**
 * Returns the addresses whose replies show the member with this id, among all endpoints of the feature that show
 * members.
 */
async function seenBy({ call }: Client, id: string): Promise<string[]> {
  const lists = ['followers', 'following', 'mutual', 'muted'].map((list) => `/api/v1/connections?list=${list}`)
  const relatedLists = ['suggestions', 'newest', 'lately', `states?ids=${id}`].map(
    (part) => `/api/v1/connections/${part}`,
  )
  const replies: string[] = []
  for (const url of [...lists, ...relatedLists, '/api/v1/notifications']) {
    const reply = await call('GET', url)
    expect(reply.statusCode, url).toBe(200)
    if (reply.body.includes(id)) replies.push(url)
  }
  return replies
}

describe('blocking', () => {
  test('ends follows both ways, and hides each member from the other', async () => {
    const [ada, bob, carla] = [await professional(), await professional(), await professional()]
    await ada.call('POST', followUrl(ada, bob.id))
    await bob.call('POST', followUrl(bob, ada.id))
    await ada.call('POST', followUrl(ada, carla.id))
    await bob.call('POST', followUrl(bob, carla.id))
    expect((await seenBy(bob, ada.id)).length).toBeGreaterThan(3)

    expect((await ada.call('PUT', blockUrl(bob.id))).json()).toEqual({ success: true, result: {} })

    expect([await seenBy(ada, bob.id), await seenBy(bob, ada.id)]).toEqual([[], []])
    expect(await listOf(ada, 'blocked')).toEqual([bob.id])
    expect(await listOf(bob, 'blocked')).toEqual([])
    for (const client of [ada, bob]) {
      expect((await client.api('GET /api/v1/connections/counts')).result).toEqual({
        followers: 0,
        followingEmployersNum: 0,
        followingProfessionalsNum: 1,
      })
      // Counts of a third member's followers exclude hidden members, too.
      const states = await client.api('GET /api/v1/connections/states', { query: { ids: carla.id } })
      expect(states.result).toMatchObject([{ isFollowing: true, followers: 1 }])
    }
  })

  test('prevents both members from following each other until it is lifted', async () => {
    const [ada, bob] = [await professional(), await professional()]
    await ada.call('PUT', blockUrl(bob.id))
    for (const [one, other] of [
      [ada, bob],
      [bob, ada],
    ] as const) {
      const reply = await one.call('POST', followUrl(one, other.id))
      expect([reply.statusCode, reply.json().result.code]).toEqual([404, 'member-not-found'])
    }
    await ada.call('DELETE', blockUrl(bob.id))
    await ada.call('DELETE', blockUrl(bob.id))
    expect((await bob.call('POST', followUrl(bob, ada.id))).statusCode).toBe(200)
    expect(await listOf(ada, 'blocked')).toEqual([])
  })

  test('of concurrent follows and a block, only the block remains', async () => {
    const [ada, bob] = [await professional(), await professional()]
    const follows = Array.from({ length: 10 }, () => bob.call('POST', followUrl(bob, ada.id)))
    await Promise.all([...follows, ada.call('PUT', blockUrl(bob.id)), ada.call('PUT', blockUrl(bob.id))])
    const remainingFollows = await world.ctx.db
      .selectFrom('follow')
      .selectAll()
      .where('follower_id', '=', bob.id)
      .execute()
    expect(remainingFollows).toEqual([])
    expect((await ada.api('GET /api/v1/connections/counts')).result.followers).toBe(0)
  })

  test('a follow request that waits while a block is added is refused, and stores nothing', async () => {
    const [ada, bob] = [await professional(), await professional()]
    const { db } = world.ctx
    const pendingFollow = await db.transaction().execute(async (tx) => {
      await sql`select from actor where id in (${ada.id}, ${bob.id}) order by id for no key update`.execute(tx)
      const block = { blocker_id: ada.id, blocked_id: bob.id, login_id: null, created_at: world.clock.now() }
      await tx.insertInto('block').values(block).execute()
      const followReply = bob.call('POST', followUrl(bob, ada.id))
      const lockWaits = sql<{ count: number }>`select count(*) from pg_stat_activity where wait_event_type = 'Lock'
        and datname = current_database()`
      await expect.poll(async () => (await lockWaits.execute(db)).rows[0]?.count).toBe(1)
      return { followed: followReply }
    })
    const refusal = await pendingFollow.followed
    expect([refusal.statusCode, refusal.json().result.code]).toEqual([404, 'member-not-found'])
    expect(await db.selectFrom('follow').selectAll().where('follower_id', '=', bob.id).execute()).toEqual([])
    const kinds = await db.selectFrom('activity').select('kind').where('actor_id', '=', bob.id).execute()
    expect(kinds.map(({ kind }) => kind)).not.toContain('member.followed')
  })

  test.for([blockUrl, muteUrl])(
    'and muting are refused to guests and admins, and for invalid ids, unknown ids and the member’s own id',
    async (url) => {
      const [ada, admin] = [await professional(), await joinAsAdmin(world, app)]
      expect((await send(app, 'PUT', url(ada.id))).statusCode).toBe(401)
      expect((await admin.call('PUT', url(ada.id))).statusCode).toBe(403)
      expect((await admin.call('DELETE', url(ada.id))).statusCode).toBe(403)
      expect(Object.keys((await ada.call('PUT', url('x'))).json().result.fields)).toEqual(['params.userId'])
      expect((await ada.call('PUT', url(ada.id))).json().result.code).toBe('not-oneself')
      expect((await ada.call('PUT', url(world.ctx.newId()))).json().result.code).toBe('member-not-found')
    },
  )
})

test('muting a member keeps the follow and hides their recent activity', async () => {
  const [ada, bob, carla] = [await professional(), await professional(), await professional()]
  await ada.call('POST', followUrl(ada, bob.id))
  await bob.call('POST', followUrl(bob, carla.id))
  const recentActivity = async () => (await ada.api('GET /api/v1/connections/lately')).result
  expect(await recentActivity()).toMatchObject([
    { did: 'followed', member: { _id: bob.id }, followed: [{ _id: carla.id }] },
  ])

  for (const _time of [1, 2]) expect((await ada.call('PUT', muteUrl(bob.id))).statusCode).toBe(200)
  expect(await recentActivity()).toEqual([])
  expect(await listOf(ada, 'following')).toEqual([bob.id])
  expect(await listOf(ada, 'muted')).toEqual([bob.id])
  await ada.call('DELETE', muteUrl(bob.id))
  expect(await recentActivity()).toHaveLength(1)
})

describe('lists of connections', () => {
  test('have pages of twenty, newest first, without gaps or duplicates', async () => {
    const ada = await professional()
    const crowd = await Promise.all(Array.from({ length: 23 }, () => professional()))
    for (const follower of crowd) {
      world.clock.advance(1_000)
      await follower.call('POST', followUrl(follower, ada.id))
    }
    const list = 'followers'
    const first = (await ada.api('GET /api/v1/connections', { query: { list } })).result
    expect(first.items).toHaveLength(20)
    const before = first.next ?? undefined
    const nextPage = (await ada.api('GET /api/v1/connections', { query: { list, before } })).result
    expect(nextPage.next).toBeNull()
    const ids = [...first.items, ...nextPage.items].map(({ _id }) => _id)
    expect(ids).toEqual(crowd.map(({ id }) => id).toReversed())
  })

  test('can be filtered by role and mutual follows, and a follower can be removed', async () => {
    const [ada, bob] = [await professional(), await professional()]
    const acme = await joinAsEmployer(world, app)
    for (const other of [bob, acme]) await ada.call('POST', followUrl(ada, other.id))
    await bob.call('POST', followUrl(bob, ada.id))
    expect(await idsOf(ada, { list: 'following', role: 'employer' })).toEqual([acme.id])
    expect(await listOf(ada, 'mutual')).toEqual([bob.id])

    const remove = () => ada.api('DELETE /api/v1/connections/followers/{userId}', { params: { userId: bob.id } })
    expect([(await remove()).status, (await remove()).status]).toEqual([200, 200])
    expect(await listOf(ada, 'followers')).toEqual([])
    expect((await bob.api('GET /api/v1/check')).result.followingProfessionalsNum).toBe(0)
  })

  test.for([
    ['list=everybody', 'query.list'],
    ['list=followers&role=admin', 'query.role'],
    ['list=followers&before=yesterday', 'query.before'],
    ['list=followers&before=2026-99-99T00:00:00.000Z_00000000-0000-0000-0000-000000000000', 'query.before'],
  ])('refuse %s with the name of the parameter', async ([query, field]) => {
    const ada = await professional()
    const reply = await ada.call('GET', `/api/v1/connections?${query}`)
    expect([reply.statusCode, Object.keys(reply.json().result.fields)]).toEqual([400, [field]])
  })

  test('are empty for an admin', async () => {
    const admin = await joinAsAdmin(world, app)
    expect(await listOf(admin, 'followers')).toEqual([])
    expect((await admin.api('GET /api/v1/connections/suggestions')).result).toEqual([])
  })

  test('are in the download of the member’s data', async () => {
    const [ada, bob] = [await professional(), await professional()]
    await ada.call('POST', followUrl(ada, bob.id))
    const { connections, notifications } = (await ada.api('GET /api/v1/account/data')).result
    expect(connections).toMatchObject({ following: [{ kind: 'professional' }], followers: [], blocked: [], muted: [] })
    expect(notifications).toEqual({ settings: [], schedule: [], browsers: [], told: [] })
  })
})
