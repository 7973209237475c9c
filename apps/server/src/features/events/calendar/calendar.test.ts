import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { useWorld } from '../../../../test/use-world.ts'
import { joinAsProfessional, PASSWORD } from '../../session/accounts.factory.ts'
import { changeOf, join, publishEvent } from '../events.factory.ts'

const { world, app } = useWorld()

const creator = () => joinAsProfessional(world, app, { plan: 'Creator' })

/** Reads a calendar file as a calendar program does. */
function read(ics: string) {
  const calendar = new ICAL.Component(ICAL.parse(ics))
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component)
    return {
      ...{ uid: event.uid, title: event.summary, place: event.location, description: event.description },
      starts: event.startDate.toJSDate().toISOString(),
      ends: event.endDate.toJSDate().toISOString(),
      sequence: Number(event.sequence),
      status: component.getFirstPropertyValue('status'),
    }
  })
}

test('a calendar program reads an event’s file as it was written, with umlauts, emoji and folded lines', async () => {
  const title = 'Brücken, Bögen; und „Türme“ 🌉 mit einer langen Überschrift, die mehr als eine Zeile füllt 🏗️🏗️🏗️'
  const body = `<p>Grüezi! 👋 ${'Ein Satz über Brücken; und Kommas, viele. '.repeat(6)}</p><p>Rückfragen\\an uns</p>`
  const own = await publishEvent(await creator(), { title, body, venue: 'Straße 3, Hof; links' })
  const reply = await app.inject(`/events/${own.slug}.ics`)
  expect(reply.headers['content-type']).toBe('text/calendar; charset=utf-8')
  const lines = reply.body.split('\r\n')
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
  expect(reply.body).not.toContain('�')
  expect(read(reply.body)).toEqual([
    {
      uid: expect.stringContaining(own._id),
      title,
      place: 'Straße 3, Hof; links, Zurich',
      description: expect.stringMatching(
        /^Grüezi! 👋 Ein Satz über Brücken; und Kommas, viele\..*\n\nhttp.*\/events\//s,
      ),
      starts: '2027-06-10T16:00:00.000Z',
      ends: '2027-06-10T18:00:00.000Z',
      sequence: 0,
      status: 'CONFIRMED',
    },
  ])
})

test('a member’s calendar has a secret address, numbers changes in sequence, and ends when it is revoked', async () => {
  const [ada, bob] = [await creator(), await creator()]
  const online = { manner: 'online', link: 'https://meet.example.org/x' } as const
  const own = await publishEvent(ada, { title: 'Bridges by subscription', ...online })
  const params = { slug: own.slug }
  await join(bob, own.slug)
  expect((await bob.api('GET /api/v1/event-calendar')).result).toEqual({ since: null })
  const { path } = (await bob.api('POST /api/v1/event-calendar')).result
  const [before] = read((await app.inject(path)).body)
  expect(before).toMatchObject({ sequence: 0, place: online.link, status: 'CONFIRMED' })
  const body = changeOf(own, { startsLocal: '2027-06-11T18:00', endsLocal: '2027-06-11T19:00' })
  await ada.api('PUT /api/v1/events/{slug}', { params, body })
  const second = (await bob.api('POST /api/v1/event-calendar')).result.path
  const [movedEvent] = read((await app.inject(second)).body)
  expect(movedEvent).toMatchObject({ uid: before?.uid, sequence: 1, starts: '2027-06-11T16:00:00.000Z' })
  await ada.api('PUT /api/v1/events/{slug}/cancellation', { params })
  const third = (await bob.api('POST /api/v1/event-calendar')).result.path
  expect(read((await app.inject(third)).body)).toMatchObject([{ sequence: 2, status: 'CANCELLED' }])
  for (const replacedPath of [path, second]) expect((await app.inject(replacedPath)).statusCode).toBe(404)
  const storedCalendars = await world.ctx.db
    .selectFrom('event_calendar')
    .selectAll()
    .where('actor_id', '=', bob.id)
    .execute()
  expect(JSON.stringify(storedCalendars)).not.toContain(third.slice(-20))
  await bob.api('DELETE /api/v1/event-calendar')
  expect((await bob.api('GET /api/v1/event-calendar')).result).toEqual({ since: null })
  expect((await app.inject(third)).statusCode).toBe(404)
  expect((await app.inject(`${path.slice(0, -10)}xxxxxx.ics`)).statusCode).toBe(404)
})

test('a member’s calendar is never cached, and ends with their account', async () => {
  const bob = await joinAsProfessional(world, app)
  const { path } = (await bob.api('POST /api/v1/event-calendar')).result
  const uncachedHeaders = { 'cache-control': 'private, no-store' }
  expect(await app.inject(path)).toMatchObject({ statusCode: 200, headers: uncachedHeaders })
  const login = () => world.ctx.db.updateTable('login').where('email', '=', bob.email)
  expect((await bob.api('DELETE /api/v1/account', { body: { currentPassword: PASSWORD } })).status).toBe(200)
  expect(await app.inject(path)).toMatchObject({ statusCode: 404, headers: uncachedHeaders })
  // An account that is restored in time has its calendar again.
  await login().set({ deleted_at: null }).execute()
  expect((await app.inject(path)).statusCode).toBe(200)
})

test('the calendar file of an online event has the link only for participants', async () => {
  const [ada, bob] = [await creator(), await creator()]
  const own = await publishEvent(ada, {
    title: 'Bridges for the calendar',
    manner: 'online',
    link: 'https://meet.example.org/y',
  })
  const file = async () => (await bob.api('GET /api/v1/events/{slug}/calendar', { params: { slug: own.slug } })).result
  expect((await file()).ics).not.toContain('meet.example.org')
  await join(bob, own.slug)
  expect(await file()).toMatchObject({ name: `${own.slug}.ics`, ics: expect.stringContaining('meet.example.org/y') })
})
