import { describe, expect, test } from 'vitest'
import { useWorld } from '../../../test/use-world.ts'
import { setListed } from '../professionals/story/stories.factory.ts'
import { joinAsAdmin, joinAsEmployer, joinAsProfessional, type SignedInClient } from '../session/accounts.factory.ts'
import { changeOf, type EventBody, eventOf, join, publishEvent } from './events.factory.ts'

const { world, app, api } = useWorld()

const creator = () => joinAsProfessional(world, app, { plan: 'Creator' })
const find = (viewer: SignedInClient | undefined, slug: string) =>
  (viewer?.api ?? api)('GET /api/v1/events/{slug}', { params: { slug } })
const list = async (query: object, viewer?: SignedInClient) =>
  (await (viewer?.api ?? api)('GET /api/v1/events', { query })).result
const titles = async (query: object, viewer?: SignedInClient) =>
  (await list(query, viewer)).items.map(({ title }) => title)

describe('an event', () => {
  test('is a draft visible only to its author, until it is published at an address made from its title', async () => {
    const ada = await creator()
    const body = eventOf({ title: 'Bridges in Basel' })
    const { result: draft } = await ada.api('POST /api/v1/events', { body })
    expect(draft).toMatchObject({ slug: 'bridges-in-basel', publishedAt: null, startsTwice: false, version: 1 })
    expect((await find(undefined, draft.slug)).error).toMatchObject({ code: 'event-not-found' })
    expect((await ada.api('GET /api/v1/event-drafts')).result).toMatchObject([{ title: 'Bridges in Basel' }])
    const again = await ada.api('POST /api/v1/events', { body: { ...body, title: 'Bridges in Bern' } })
    expect(again.result).toMatchObject({ _id: draft._id, title: 'Bridges in Bern' })
    const params = { slug: draft.slug }
    const { result } = await ada.api('PUT /api/v1/events/{slug}/publication', { params })
    expect(result.slug).toBe('bridges-in-bern')
    expect((await find(undefined, 'bridges-in-bern')).result).toMatchObject({
      title: 'Bridges in Bern',
      starts: { at: '2027-06-10T16:00:00.000Z', local: '2027-06-10T18:00', offset: 120 },
      ends: { local: '2027-06-10T20:00' },
      zone: 'Europe/Zurich',
      city: { slug: 'zurich', name: 'Zurich' },
      venue: 'Harbour 3',
      going: 0,
      hosts: [{ _id: ada.id }],
      own: null,
      isHost: false,
    })
  })

  test('can be created only by professionals on Creator', async () => {
    const body = eventOf()
    const freeMember = await joinAsProfessional(world, app)
    const employer = await joinAsEmployer(world, app, { plan: 'Pro' })
    expect((await api('POST /api/v1/events', { body })).error).toMatchObject({ code: 'sign-in-required' })
    expect((await freeMember.api('POST /api/v1/events', { body })).error).toMatchObject({ code: 'upgrade-required' })
    expect((await employer.api('POST /api/v1/events', { body })).error).toMatchObject({ code: 'forbidden' })
  })

  test.each<[Partial<EventBody>, string, string, string]>([
    [{ endsLocal: '2027-06-10T17:00' }, 'event-ends-early', 'endsLocal', 'Choose an end after the start.'],
    [{ endsLocal: '2027-08-10T17:00' }, 'event-too-long', 'endsLocal', 'at most 31 days'],
    [{ startsLocal: '2027-03-28T02:30', endsLocal: '2027-03-28T04:00' }, 'event-time-skipped', 'startsLocal', '03:30'],
    [{ startsLocal: '10000-01-01T10:00' }, 'invalid-input', 'startsLocal', 'from 2000 to 2100'],
    [{ startsLocal: '9999-01-01T10:00' }, 'invalid-input', 'startsLocal', 'from 2000 to 2100'],
    [{ startsLocal: '2027-02-30T10:00' }, 'invalid-input', 'startsLocal', 'This day doesn’t exist'],
    [{ zone: 'Mars/Olympus' }, 'invalid-input', 'zone', 'Choose a time zone'],
    [{ zone: '+02:00' }, 'invalid-input', 'zone', 'Choose a time zone'],
    [{ venue: '' }, 'invalid-input', 'venue', 'Enter the address'],
    [{ manner: 'online', link: '' }, 'invalid-input', 'link', 'Enter the link'],
    [{ link: 'javascript:alert(1)' }, 'invalid-input', 'link', 'web address'],
    [{ capacity: 0 }, 'invalid-input', 'capacity', 'whole number'],
    [{ hosts: ['nobody-of-this-name'] }, 'event-host-unknown', 'hosts', 'Choose members'],
  ])('with %j is refused with an error at that field, and nothing is saved', async (change, code, field, message) => {
    const ada = await creator()
    const { error } = await ada.api('POST /api/v1/events', { body: eventOf(change) })
    expect(error).toMatchObject({ code, fields: { [`body.${field}`]: expect.stringContaining(message) } })
    expect((await ada.api('GET /api/v1/event-drafts')).result).toEqual([])
  })

  test('at an ambiguous time, when clocks go back, starts at the earlier one, and the response says so', async () => {
    const ada = await creator()
    const times = { startsLocal: '2027-10-31T02:30', endsLocal: '2027-10-31T05:00' }
    const { result } = await ada.api('POST /api/v1/events', { body: eventOf(times) })
    expect(result).toMatchObject({ startsTwice: true, endsTwice: false, starts: { at: '2027-10-31T00:30:00.000Z' } })
  })

  test('can be edited by its author, even after the plan has ended, and by content admins', async () => {
    const [ada, bob, admin] = [await creator(), await creator(), await joinAsAdmin(world, app, 'admin-content')]
    const own = await publishEvent(ada, { title: 'Bridges that fell' })
    const params = { slug: own.slug }
    await world.ctx.db.updateTable('actor').set({ plan: 'free' }).where('id', '=', ada.id).execute()
    const first = await ada.api('PUT /api/v1/events/{slug}', { params, body: changeOf(own, { venue: 'Harbour 4' }) })
    expect(first.result).toMatchObject({ version: 2, venue: 'Harbour 4' })
    const lateChange = await admin.api('PUT /api/v1/events/{slug}', {
      params,
      body: changeOf(own, { venue: 'Harbour 5' }),
    })
    expect(lateChange.error).toMatchObject({ code: 'event-changed' })
    const second = await admin.api('PUT /api/v1/events/{slug}', {
      params,
      body: changeOf(first.result, { slug: 'fallen' }),
    })
    expect(second.result).toMatchObject({ slug: 'fallen', version: 3 })
    expect((await find(undefined, own.slug)).result.slug).toBe('fallen')
    const stranger = await bob.api('PUT /api/v1/events/{slug}', { params, body: changeOf(second.result) })
    expect(stranger.error).toMatchObject({ code: 'forbidden' })
  })

  test('for members shows guests only the first lines, without venue or full text', async () => {
    const ada = await creator()
    const { slug } = await publishEvent(ada, { title: 'Bridges for members', audience: 'members' })
    expect((await find(undefined, slug)).result).toMatchObject({ locked: 'sign-in', body: '', venue: null })
    expect((await find(await creator(), slug)).result).toMatchObject({ locked: null, venue: 'Harbour 3' })
  })

  test('is not found by viewers behind a block, or once moderators hide it', async () => {
    const [ada, bob, admin] = [await creator(), await creator(), await joinAsAdmin(world, app)]
    const { slug, _id } = await publishEvent(ada, { title: 'Bridges and rivers', topic: 'wellbeing' })
    expect(await titles({ topic: 'wellbeing' }, bob)).toEqual(['Bridges and rivers'])
    await bob.api('PUT /api/v1/connections/blocked/{userId}', { params: { userId: ada.id } })
    expect((await find(bob, slug)).error).toMatchObject({ code: 'event-not-found' })
    expect(await titles({ topic: 'wellbeing' }, bob)).toEqual([])
    const params = { id: _id }
    await admin.api('PUT /api/v1/admin/events/{id}/visibility', { params, body: { hidden: true } })
    expect((await find(undefined, slug)).error).toMatchObject({ code: 'event-not-found' })
    expect((await find(ada, slug)).result.hidden).toBe(true)
    const hiddenList = await admin.api('GET /api/v1/admin/events', { query: { state: 'hidden', q: 'rivers' } })
    expect(hiddenList.result.items).toMatchObject([{ _id }])
    await admin.api('PUT /api/v1/admin/events/{id}/visibility', { params, body: { hidden: false } })
    expect(await titles({ topic: 'wellbeing' })).toEqual(['Bridges and rivers'])
    await setListed(world, ada, false)
    expect((await find(undefined, slug)).error).toMatchObject({ code: 'event-not-found' })
  })

  test('with participants must be cancelled before it can be deleted, and its page stays until the deletion', async () => {
    const [ada, bob] = [await creator(), await creator()]
    const { slug } = await publishEvent(ada, { title: 'Bridges called off' })
    const params = { slug }
    await join(bob, slug)
    expect((await ada.api('DELETE /api/v1/events/{slug}', { params })).error).toMatchObject({
      code: 'event-has-guests',
    })
    expect((await bob.api('PUT /api/v1/events/{slug}/cancellation', { params })).error).toMatchObject({
      code: 'forbidden',
    })
    for (const _time of [1, 2]) await ada.api('PUT /api/v1/events/{slug}/cancellation', { params })
    expect((await find(undefined, slug)).result).toMatchObject({ cancelled: true, going: 1 })
    expect((await join(await creator(), slug)).error).toMatchObject({ code: 'event-cancelled' })
    expect((await ada.api('DELETE /api/v1/events/{slug}', { params })).status).toBe(200)
    expect((await find(undefined, slug)).error).toMatchObject({ code: 'event-not-found' })
  })

  test('can have a note from its host once it is over', async () => {
    const ada = await creator()
    const { slug } = await publishEvent(ada, {
      title: 'Bridges of yesterday',
      startsLocal: '2099-01-01T10:00',
      endsLocal: '2099-01-01T11:00',
    })
    const write = (body: string) => ada.api('PUT /api/v1/events/{slug}/note', { params: { slug }, body: { body } })
    expect((await write('<p>Slides</p>')).error).toMatchObject({ code: 'event-not-over' })
    await endEvent(slug)
    expect((await write('<p onclick="x()">Slides<script>x</script></p>')).result.note).toBe('<p>Slides</p>')
    expect((await find(undefined, slug)).result.note).toBe('<p>Slides</p>')
  })
})

describe('the list of events', () => {
  test('filters by time, topic, manner, city, month and words, and counts the events for each value of a filter', async () => {
    const ada = await creator()
    const design = { topic: 'marketing' } as const
    await publishEvent(ada, { ...design, title: 'Posters for harbours' })
    const laterTimes = { startsLocal: '2027-07-01T00:30', endsLocal: '2027-07-01T02:00', zone: 'Asia/Tokyo' }
    const online = { manner: 'online', link: 'meet.example.org/a' } as const
    await publishEvent(ada, { ...design, ...laterTimes, ...online, title: 'Posters by night' })
    const third = await publishEvent(await creator(), { ...design, title: 'Posters of old' })
    await endEvent(third.slug)
    expect(await titles(design)).toEqual(['Posters for harbours', 'Posters by night'])
    expect(await titles({ ...design, when: 'past' })).toEqual(['Posters of old'])
    expect(await titles({ ...design, manner: 'online' })).toEqual(['Posters by night'])
    expect(await titles({ ...design, city: 'zurich' })).toEqual(['Posters for harbours'])
    // It is already July in Tokyo.
    expect(await titles({ ...design, month: '2027-07' })).toEqual(['Posters by night'])
    expect(await titles({ ...design, q: 'harb' })).toEqual(['Posters for harbours'])
    expect(await titles({ ...design, q: '!!' })).toEqual([])
    const { result } = await api('GET /api/v1/event-figures', { query: design })
    expect(result).toMatchObject({
      manners: [
        { slug: 'onsite', name: 'Onsite', events: 1 },
        { slug: 'online', name: 'Online', events: 1 },
      ],
      cities: [{ slug: 'zurich', name: 'Zurich', events: 1 }],
      months: [
        { slug: '2027-06', events: 1 },
        { slug: '2027-07', events: 1 },
      ],
    })
    expect((await api('GET /api/v1/events', { query: { page: 2 } })).error).toMatchObject({
      code: 'events-page-not-found',
    })
  })

  test('shows members which of their events they host, attend and wait for', async () => {
    const [ada, bob] = [await creator(), await creator()]
    const fullEvent = await publishEvent(ada, { title: 'Bridges, one seat', capacity: 1 })
    const freeEvent = await publishEvent(ada, { title: 'Bridges, all seats' })
    await join(await creator(), fullEvent.slug)
    await join(bob, fullEvent.slug)
    await join(bob, freeEvent.slug)
    const { result } = await bob.api('GET /api/v1/own-events')
    expect(result).toMatchObject({
      hosting: [],
      going: [{ slug: freeEvent.slug }],
      waiting: [{ slug: fullEvent.slug }],
    })
    expect((await ada.api('GET /api/v1/own-events')).result.hosting).toHaveLength(2)
  })
})

test('a published event is in the sitemap, has a picture and is found by the header’s search', async () => {
  const { slug } = await publishEvent(await creator(), { title: 'Viaducts of Graubünden' })
  expect((await app.inject('/sitemaps/events-1.xml')).body).toContain(`/events/${slug}<`)
  expect((await app.inject(`/events/${slug}.png`)).headers['content-type']).toBe('image/png')
  const { result } = await api('GET /api/v1/palette', { query: { q: 'viad' } })
  expect(result.groups).toMatchObject([{ kind: 'events', hits: [{ to: `/events/${slug}` }] }])
})

test('the feed has the newest events in both formats, and its address can filter them', async () => {
  world.clock.advance(1_000)
  const { slug } = await publishEvent(await creator(), { title: 'Funiculars of Ticino', topic: 'technology' })
  const rss = await app.inject('/events/feed.rss?topic=technology')
  expect(rss.headers['content-type']).toContain('application/rss+xml')
  expect(rss.body).toContain(`/events/${slug}<`)
  const { items } = (await app.inject('/events/feed.json')).json()
  expect(items[0]).toMatchObject({ title: 'Funiculars of Ticino', url: expect.stringMatching(`/events/${slug}$`) })
  expect((await app.inject('/events/feed.rss?when=past')).body).not.toContain(`/events/${slug}<`)
  expect((await app.inject('/events/feed.rss?topic=nothing')).statusCode).toBe(400)
})

/** Moves an event into the past. */
async function endEvent(slug: string): Promise<void> {
  const now = world.clock.now().getTime()
  await world.ctx.db
    .updateTable('event')
    .set({ starts_at: new Date(now - 7_200_000), ends_at: new Date(now - 3_600_000) })
    .where(({ eb, selectFrom }) =>
      eb('id', '=', selectFrom('event_slug').select('event_id').where('event_slug.slug', '=', slug)),
    )
    .execute()
}
