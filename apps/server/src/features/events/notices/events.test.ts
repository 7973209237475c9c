import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import { badgesOf, checkBadges } from '../../badges/badges.factory.ts'
import { notifyCrowd, settled, usePushWorld } from '../../notifications/notifications.factory.ts'
import { joinAsProfessional, logInAs, loginIdOf, type SignedInClient } from '../../session/accounts.factory.ts'
import { changeOf, join, publishEvent, remindDue } from '../events.factory.ts'
import { eventLetter } from '../news/event-letters.ts'

const { world, app, service } = await usePushWorld()

const creator = (options = {}) => joinAsProfessional(world, app, { plan: 'Creator', ...options })
const HOUR_MS = 3_600_000

/** Returns a member's notifications, latest first, after all batches of news are delivered. */
async function notificationsOf({ email }: SignedInClient) {
  await settled(world)
  const news = await world.ctx.db.selectFrom('event_news').select(['id', 'created_at']).execute()
  for (const { id, created_at } of news) {
    for (const name of ['event:reminder', 'event:change', 'event:note'] as const) {
      await notifyCrowd.handle(world.ctx, { name, thingId: id, at: created_at.toISOString() })
    }
  }
  // The clock advances by days here, but tokens expire within minutes.
  const { api } = await logInAs(app, email)
  return (await api('GET /api/v1/notifications')).result.items
}
const textsOf = async (member: SignedInClient) => (await notificationsOf(member)).map(({ text }) => text)

/** Returns the time some hours from now, as a local time in the zone UTC. */
function inHours(hours: number): string {
  return new Date(world.clock.now().getTime() + hours * HOUR_MS).toISOString().slice(0, 16)
}

describe('hosts', () => {
  test('are notified of participants, one notification per day, without participants who have left', async () => {
    const ada = await creator()
    const [bob, eve] = [await creator({ firstName: 'Bob' }), await creator({ firstName: 'Eve' })]
    const { slug } = await publishEvent(ada, { title: 'Bridges with guests' })
    await join(bob, slug)
    await join(eve, slug)
    expect(await notificationsOf(ada)).toMatchObject([
      {
        name: 'event:participate',
        count: 2,
        text: 'take part in your event “Bridges with guests”',
        contentType: 'event',
        slug,
        to: `/events/${slug}/edit?part=participants`,
      },
    ])
    await eve.api('DELETE /api/v1/events/{slug}/participation', { params: { slug } })
    expect(await notificationsOf(ada)).toMatchObject([{ count: 1, user: { _id: bob.id } }])
  })

  test('are notified when invited, and earn a badge, as guests do, once a guest is checked in', async () => {
    const [ada, bob] = [await creator(), await creator()]
    const { slug: page } = (await bob.api('GET /api/v1/story')).result
    const { slug } = await publishEvent(ada, { title: 'Bridges for badges', hosts: [page] })
    expect(await notificationsOf(bob)).toMatchObject([
      { name: 'event:host', text: 'asks you to host “Bridges for badges”' },
    ])
    const guests = await Promise.all(Array.from({ length: 10 }, () => creator()))
    for (const { id, ...guest } of guests) {
      await join({ id, ...guest }, slug)
      const params = { slug, id }
      await ada.api('PUT /api/v1/events/{slug}/participants/{id}/check-in', { params, body: { present: true } })
    }
    await checkBadges(world, [ada.id, guests[0]?.id ?? ''])
    expect(await badgesOf(world, ada.id)).toContain('host')
    expect(await badgesOf(world, guests[0]?.id ?? '')).toContain('get-together')
  })
})

describe('participants', () => {
  test('are reminded a day before and an hour before, in the app and by email', async () => {
    const [ada, bob, eve] = [await creator(), await creator(), await creator()]
    const times = { startsLocal: inHours(30), endsLocal: inHours(32), zone: 'UTC' }
    const { slug } = await publishEvent(ada, { title: 'Bridges tomorrow', capacity: 1, ...times })
    await join(bob, slug)
    await join(eve, slug)
    await remindDue(world)
    expect(await textsOf(bob)).toEqual([])
    world.clock.advance(6.5 * HOUR_MS)
    for (const _time of [1, 2]) await remindDue(world)
    expect(await notificationsOf(bob)).toMatchObject([
      { name: 'event:reminder', text: 'hosts “Bridges tomorrow”, which starts in a day', to: `/events/${slug}` },
    ])
    world.clock.advance(22.6 * HOUR_MS)
    for (const _time of [1, 2]) await remindDue(world)
    expect(await textsOf(bob)).toEqual([
      'hosts “Bridges tomorrow”, which starts in an hour',
      'hosts “Bridges tomorrow”, which starts in a day',
    ])
    // Members on the waiting list get no reminders.
    expect(await textsOf(eve)).toEqual([])
    const mails = (await world.mailbox.all(bob.email)).filter(({ name }) => name === 'notification')
    expect(mails.length).toBeGreaterThan(0)
  })

  test('aren’t told that an event starts in a day once it has been moved to the next hours', async () => {
    const [ada, bob] = [await creator(), await creator()]
    const own = await publishEvent(ada, {
      title: 'Bridges today',
      startsLocal: inHours(60),
      endsLocal: inHours(61),
      zone: 'UTC',
    })
    await join(bob, own.slug)
    const body = changeOf(own, { startsLocal: inHours(5), endsLocal: inHours(6), zone: 'UTC' })
    expect((await ada.api('PUT /api/v1/events/{slug}', { params: { slug: own.slug }, body })).status).toBe(200)
    await remindDue(world)
    expect(await textsOf(bob)).toEqual(['changed the time or place of “Bridges today”'])
    world.clock.advance(4.5 * HOUR_MS)
    await remindDue(world)
    expect((await textsOf(bob))[0]).toBe('hosts “Bridges today”, which starts in an hour')
  })

  test('are notified of a change of venue, even if they muted the host, of getting a place, and of a cancellation', async () => {
    const [ada, bob, eve] = [await creator(), await creator(), await creator()]
    const own = await publishEvent(ada, { title: 'Bridges on the move', capacity: 1 })
    const params = { slug: own.slug }
    await join(bob, own.slug)
    await join(eve, own.slug)
    await bob.api('PUT /api/v1/connections/muted/{userId}', { params: { userId: ada.id } })
    const words = await ada.api('PUT /api/v1/events/{slug}', {
      params,
      body: changeOf(own, { body: '<p>New words.</p>' }),
    })
    expect(await textsOf(bob)).toEqual([])
    const body = changeOf(words.result, { venue: 'Harbour 9' })
    await ada.api('PUT /api/v1/events/{slug}', { params, body })
    expect(await textsOf(bob)).toEqual(['changed the time or place of “Bridges on the move”'])
    await bob.api('DELETE /api/v1/events/{slug}/participation', { params })
    expect(await textsOf(eve)).toContain('You have a place at “Bridges on the move”')
    await ada.api('PUT /api/v1/events/{slug}/cancellation', { params })
    expect(await textsOf(eve)).toContain('cancelled “Bridges on the move”')
  })

  test('get reminders on devices with push subscriptions', async () => {
    const [ada, bob] = [await creator(), await creator()]
    const times = { startsLocal: inHours(20), endsLocal: inHours(21), zone: 'UTC' }
    const { slug } = await publishEvent(ada, { title: 'Bridges on a phone', ...times })
    await join(bob, slug)
    const browser = service.subscribe()
    await bob.call('POST', '/api/v1/notifications/subscribe', { ...browser, userId: bob.id })
    await remindDue(world)
    await notificationsOf(bob)
    const pushedMessages = () => service.received.filter(({ path }) => browser.endpoint.endsWith(path))
    await expect.poll(() => JSON.stringify(pushedMessages())).toContain('“Bridges on a phone”, which starts in a day')
  })

  test('are emailed each change immediately and once, with a calendar file that replaces the previous one', async () => {
    const [ada, bob, eve] = [await creator(), await creator(), await creator()]
    const online = { manner: 'online', link: 'https://meet.example.org/z', capacity: 1 } as const
    const own = await publishEvent(ada, { title: 'Bridges by mail', ...online })
    const params = { slug: own.slug }
    await join(bob, own.slug)
    await join(eve, own.slug)
    const change = { startsLocal: '2027-06-11T18:00', endsLocal: '2027-06-11T19:00' }
    await ada.api('PUT /api/v1/events/{slug}', { params, body: changeOf(own, change) })
    const mails = async () => (await world.mailbox.all(bob.email)).filter(({ name }) => name === 'event-changed')
    const subjects = async () => (await mails()).map(({ subject }) => subject).toSorted()
    for (const _time of [1, 2]) await notificationsOf(bob)
    const changedSubject = 'Changed: Bridges by mail on Rise'
    await expect.poll(subjects).toEqual([changedSubject])
    await ada.api('PUT /api/v1/events/{slug}/cancellation', { params })
    await notificationsOf(bob)
    await expect.poll(subjects).toEqual(['Cancelled: Bridges by mail on Rise', changedSubject])
    expect((await mails()).find(({ subject }) => subject === changedSubject)?.text).toContain(
      'Fri 11 Jun 2027, 18:00, Europe/Zurich',
    )
    const fill = async (member: SignedInClient) => {
      const loginId = await loginIdOf(world, member)
      return eventLetter.fill(world.ctx, { loginId, memberId: member.id, eventId: own._id }, world.ctx.newId())
    }
    const fileOf = async (member: SignedInClient) => {
      const calendarMail = await fill(member)
      const [component] = new ICAL.Component(ICAL.parse(calendarMail?.ics.content ?? '')).getAllSubcomponents('vevent')
      return {
        sequence: Number(component?.getFirstPropertyValue('sequence')),
        status: component?.getFirstPropertyValue('status'),
        place: component?.getFirstPropertyValue('location'),
      }
    }
    expect(await fileOf(bob)).toEqual({ sequence: 2, status: 'CANCELLED', place: online.link })
    expect((await fileOf(eve)).place, 'the link is for people with a place').toBeNull()
    expect(await fill(ada)).toBeUndefined()
  })

  test('are notified of a note after the event, unless they were only on the waiting list', async () => {
    const [ada, bob, eve] = [await creator(), await creator(), await creator()]
    const times = { startsLocal: inHours(2), endsLocal: inHours(3), zone: 'UTC' }
    const { slug } = await publishEvent(ada, { title: 'Bridges with slides', capacity: 1, ...times })
    await join(bob, slug)
    await join(eve, slug)
    world.clock.advance(4 * HOUR_MS)
    const { api } = await logInAs(app, ada.email)
    for (const body of ['<p>Slides</p>', '<p>Slides, again</p>']) {
      await api('PUT /api/v1/events/{slug}/note', { params: { slug }, body: { body } })
    }
    expect(await textsOf(bob)).toEqual(['shared a note about “Bridges with slides”'])
    expect(await textsOf(eve)).toEqual([])
  })

  test('are not reminded of a cancelled event', async () => {
    const [ada, bob] = [await creator(), await creator()]
    const times = { startsLocal: inHours(20), endsLocal: inHours(21), zone: 'UTC' }
    const { slug } = await publishEvent(ada, { title: 'Bridges, cancelled', ...times })
    await join(bob, slug)
    await ada.api('PUT /api/v1/events/{slug}/cancellation', { params: { slug } })
    await remindDue(world)
    expect(await textsOf(bob)).toEqual(['cancelled “Bridges, cancelled”'])
  })
})
