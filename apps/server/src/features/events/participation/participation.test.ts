import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { useWorld } from '../../../../test/use-world.ts'
import type { Acting } from '../../../platform/http/requester.ts'
import { addMembers } from '../../badges/badges.factory.ts'
import { joinAsAdmin, joinAsProfessional, type SignedInClient } from '../../session/accounts.factory.ts'
import { changeOf, join, publishEvent } from '../events.factory.ts'
import { fillPlaces } from './fill-places.task.ts'
import { takePart } from './take-part.ts'

const { world, app, api } = useWorld()

const creator = () => joinAsProfessional(world, app, { plan: 'Creator' })
const leave = ({ api: call }: SignedInClient, slug: string) =>
  call('DELETE /api/v1/events/{slug}/participation', { params: { slug } })
const find = async (viewer: SignedInClient | undefined, slug: string) =>
  (await (viewer?.api ?? api)('GET /api/v1/events/{slug}', { params: { slug } })).result

/** Creates members directly in the database. */
async function crowd(count: number): Promise<Acting[]> {
  const ids = await addMembers(world, count)
  return ids.map((id) => ({
    ...{ kind: 'member', id, role: 'professional', plan: 'free', standing: 'active', loginId: id, actorId: id },
    ...{ sessionId: id, secondFactor: false, provenAt: null, countsPageViews: false, user: {} as Acting['user'] },
  }))
}

describe('a place', () => {
  test('goes to one of 300 members who request the last one at the same time; the others wait in order', async () => {
    const [ada, bob] = [await creator(), await creator()]
    const { slug, _id } = await publishEvent(ada, { title: 'Two seats by the river', capacity: 2 })
    await join(bob, slug)
    const people = await crowd(300)
    await Promise.all(people.map((one) => takePart(world.ctx, one, slug, { shown: false, answers: [] })))
    expect(await find(undefined, slug)).toMatchObject({ going: 2, waiting: 299, people: [{ _id: bob.id }] })
    const waitingRows = await world.ctx.db
      .selectFrom('event_participant')
      .select('actor_id')
      .where('event_id', '=', _id)
      .where('state', '=', 'waiting')
      .orderBy('turn')
      .execute()
    await leave(bob, slug)
    expect(await find(undefined, slug)).toMatchObject({ going: 2, waiting: 298 })
    const first = await world.ctx.db
      .selectFrom('event_participant')
      .select('state')
      .where('event_id', '=', _id)
      .where('actor_id', '=', waitingRows[0]?.actor_id ?? '')
      .executeTakeFirst()
    expect(first).toEqual({ state: 'going' })
  })

  test('is needed to see the link, except by hosts', async () => {
    const [ada, bob, eve] = [await creator(), await creator(), await creator()]
    const online = { manner: 'online', link: 'https://meet.example.org/secret', capacity: 1 } as const
    const { slug } = await publishEvent(ada, { ...online, title: 'Bridges on a screen' })
    expect((await join(bob, slug)).result).toMatchObject({ link: online.link, own: { state: 'going', position: null } })
    expect((await join(eve, slug)).result).toMatchObject({ link: null, own: { state: 'waiting', position: 1 } })
    expect((await find(ada, slug)).link).toBe(online.link)
    expect((await find(undefined, slug)).link).toBe(null)
    expect((await app.inject(`/events/${slug}.ics`)).body).not.toContain('meet.example.org')
    await leave(bob, slug)
    expect((await find(bob, slug)).link).toBe(null)
    expect((await find(eve, slug)).link).toBe(online.link)
  })

  test('is shown to others only if the participant agrees, who can change their mind', async () => {
    const [ada, bob] = [await creator(), await creator()]
    const { slug } = await publishEvent(ada, { title: 'Bridges, quietly' })
    await join(bob, slug, { shown: false })
    expect((await find(undefined, slug)).people).toEqual([])
    await join(bob, slug, { shown: true })
    expect(await find(undefined, slug)).toMatchObject({ going: 1, people: [{ _id: bob.id }] })
  })

  test('comes with the hosts’ questions, and is refused without a required answer', async () => {
    const [ada, bob] = [await creator(), await creator()]
    const questions = [{ id: randomUUID(), text: 'Do you eat fish?', required: true }]
    const { slug } = await publishEvent(ada, { title: 'Bridges and dinner', questions })
    expect((await join(bob, slug)).error).toMatchObject({
      code: 'event-answers',
      fields: { 'body.answers.0.text': 'Answer this question.' },
    })
    const answers = [
      { id: questions[0]?.id, text: 'Gladly' },
      { id: randomUUID(), text: 'To a question that no one asked' },
    ]
    expect((await join(bob, slug, { answers })).result.own).toMatchObject({ answers: [answers[0]] })
  })

  test('is refused to guests, admins and hosts, and at a past event', async () => {
    const [ada, admin] = [await creator(), await joinAsAdmin(world, app)]
    const { slug, _id } = await publishEvent(ada, { title: 'Bridges for others' })
    const body = { shown: true, answers: [] }
    expect((await api('PUT /api/v1/events/{slug}/participation', { params: { slug }, body })).status).toBe(401)
    expect((await join(admin, slug)).error).toMatchObject({ code: 'forbidden' })
    expect((await join(ada, slug)).error).toMatchObject({ code: 'event-own' })
    const over = { starts_at: new Date('2020-01-01T10:00Z'), ends_at: new Date('2020-01-01T11:00Z') }
    await world.ctx.db.updateTable('event').set(over).where('id', '=', _id).execute()
    expect((await join(await creator(), slug)).error).toMatchObject({ code: 'event-over' })
  })

  test('that is added, or freed by an erased account, goes to the next person on the waiting list', async () => {
    const [ada, bob, eve, kim] = [await creator(), await creator(), await creator(), await creator()]
    const own = await publishEvent(ada, { title: 'Bridges, growing', capacity: 1 })
    const { slug } = own
    for (const one of [bob, eve, kim]) await join(one, slug)
    const body = changeOf(own, { capacity: 2 })
    await ada.api('PUT /api/v1/events/{slug}', { params: { slug }, body })
    expect((await find(eve, slug)).own).toMatchObject({ state: 'going' })
    expect((await find(kim, slug)).own).toMatchObject({ state: 'waiting', position: 1 })
    await world.ctx.db.deleteFrom('actor').where('id', '=', bob.id).execute()
    await fillPlaces.handle(world.ctx, {})
    expect(await find(kim, slug)).toMatchObject({ own: { state: 'going' }, going: 2, waiting: 0 })
  })
})

describe('hosts', () => {
  test('invited by the author are named once they accept, and can check people in', async () => {
    const [ada, bob, eve] = [await creator(), await creator(), await creator()]
    const slugOf = async ({ id }: SignedInClient) =>
      (await world.ctx.db.selectFrom('actor').select('slug').where('id', '=', id).executeTakeFirstOrThrow()).slug
    const { slug } = await publishEvent(ada, { title: 'Bridges, together', hosts: [await slugOf(bob)] })
    const params = { slug }
    expect(await find(undefined, slug)).toMatchObject({ hosts: [{ _id: ada.id }] })
    expect(await find(bob, slug)).toMatchObject({ isAsked: true, isHost: false })
    const participants = (one: SignedInClient, query = {}) =>
      one.api('GET /api/v1/events/{slug}/participants', { params, query })
    expect((await participants(bob)).error).toMatchObject({ code: 'forbidden' })
    expect((await eve.api('PUT /api/v1/events/{slug}/hosting', { params })).error).toMatchObject({ code: 'forbidden' })
    const agreeReply = await bob.api('PUT /api/v1/events/{slug}/hosting', { params })
    expect(agreeReply.result).toMatchObject({ isHost: true, isAsked: false, hosts: [{ _id: ada.id }, { _id: bob.id }] })
    await join(eve, slug)
    const place = { slug, id: eve.id }
    const checkIn = (present: boolean) =>
      bob.api('PUT /api/v1/events/{slug}/participants/{id}/check-in', { params: place, body: { present } })
    expect((await checkIn(true)).status).toBe(200)
    expect((await participants(bob, { q: 'LOVE' })).result).toMatchObject({
      total: 1,
      checkedIn: 1,
      items: [{ member: { _id: eve.id }, state: 'going', checkedInAt: expect.any(String) }],
    })
    await checkIn(false)
    expect((await participants(ada)).result).toMatchObject({ checkedIn: 0 })
    expect((await participants(eve)).error).toMatchObject({ code: 'forbidden' })
  })

  test('download participants as CSV, in which no answer runs as a formula', async () => {
    const [ada, bob] = [await creator(), await creator()]
    const questions = [{ id: randomUUID(), text: 'Anything else?', required: false }]
    const { slug } = await publishEvent(ada, { title: 'Bridges in a table', questions })
    await join(bob, slug, { answers: [{ id: questions[0]?.id, text: '=1+1' }] })
    const { result } = await ada.api('GET /api/v1/events/{slug}/participants-export', { params: { slug } })
    expect(result.name).toBe(`participants-${slug}.csv`)
    expect(result.csv).toContain('Name,Status,Joined,Checked in,Anything else?')
    expect(result.csv).toContain("'=1+1")
  })
})
