import { describe, expect, test } from 'vitest'
import { useWorld } from '../../../../test/use-world.ts'
import { joinAsAdmin, joinAsProfessional, type SignedInClient } from '../../session/accounts.factory.ts'
import { join, publishEvent } from '../events.factory.ts'

const { world, app, api } = useWorld()

const creator = () => joinAsProfessional(world, app, { plan: 'Creator' })
const merge = (admin: SignedInClient, id: string, into: string) =>
  admin.api('POST /api/v1/admin/events/{id}/merge', { params: { id }, body: { into } })
const find = async (viewer: SignedInClient, slug: string) =>
  (await viewer.api('GET /api/v1/events/{slug}', { params: { slug } })).result

describe('merging duplicate events', () => {
  test('moves participants to free places in order, redirects the address, and invites the other author to host', async () => {
    const [ada, bob, eve, cyd] = [await creator(), await creator(), await creator(), await creator()]
    const admin = await joinAsAdmin(world, app)
    const stays = await publishEvent(ada, { title: 'Bridges in Basel', capacity: 2 })
    const goes = await publishEvent(bob, { title: 'Bridges of Basel' })
    await join(cyd, stays.slug, { shown: false })
    for (const one of [eve, cyd, ada]) await join(one, goes.slug)
    const dan = await creator()
    await join(dan, goes.slug)
    expect((await merge(admin, goes._id, `https://rise.example/events/${stays.slug}?from=list`)).status).toBe(200)
    // Participants of both events keep their first choice, and the author takes no place.
    expect(await find(eve, goes.slug)).toMatchObject({
      slug: stays.slug,
      going: 2,
      waiting: 1,
      own: { state: 'going' },
    })
    expect(await find(cyd, stays.slug)).toMatchObject({ own: { state: 'going', shown: false } })
    expect(await find(dan, stays.slug)).toMatchObject({ own: { state: 'waiting', position: 1 } })
    expect(await find(bob, stays.slug)).toMatchObject({ isAsked: true, isHost: false })
    const kinds = await world.ctx.db
      .selectFrom('activity')
      .select('kind')
      .where('kind', 'in', ['event.merged', 'event.deleted', 'event.host-asked', 'event.moved-up'])
      .execute()
    expect(kinds.map(({ kind }) => kind).toSorted()).toEqual([
      ...['event.deleted', 'event.host-asked', 'event.merged', 'event.moved-up'],
    ])
  })

  test('in opposite directions at the same time leaves one event', async () => {
    const ada = await creator()
    const admin = await joinAsAdmin(world, app)
    const [one, other] = [
      await publishEvent(ada, { title: 'Bridges, the first' }),
      await publishEvent(ada, { title: 'Bridges, the other' }),
    ]
    const replies = await Promise.all([merge(admin, one._id, other.slug), merge(admin, other._id, one.slug)])
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    const remainingEvents = await world.ctx.db
      .selectFrom('event')
      .select('id')
      .where('id', 'in', [one._id, other._id])
      .execute()
    expect(remainingEvents).toHaveLength(1)
  })

  test('requires another public event and an admin', async () => {
    const ada = await creator()
    const admin = await joinAsAdmin(world, app)
    const { _id, slug } = await publishEvent(ada)
    for (const into of [slug, 'no-such-event', 'a/../b', '?']) {
      expect((await merge(admin, _id, into)).error?.code).toBe('event-merge')
    }
    const other = await publishEvent(ada, { title: 'Bridges, cancelled' })
    await ada.api('PUT /api/v1/events/{slug}/cancellation', { params: { slug: other.slug } })
    expect((await merge(admin, _id, other.slug)).error?.code).toBe('event-merge')
    const unknownId = '00000000-0000-7000-8000-000000000000'
    expect((await merge(admin, unknownId, slug)).error?.code).toBe('event-not-found')
    expect((await merge(ada, _id, slug)).status).toBe(404)
    expect(
      (await api('POST /api/v1/admin/events/{id}/merge', { params: { id: _id }, body: { into: slug } })).status,
    ).toBe(401)
  })
})
