import type { Event } from '@rise/contract/events/shapes'
import { expect, test } from 'vitest'
import { eventJsonLd } from './event-json-ld.ts'

const event: Event = {
  ...{ _id: '1', slug: 'lamps', title: 'Lamps', summary: 'We look at lamps.', cover: null, topic: 'design' },
  ...{ manner: 'onsite', city: { slug: 'faro', name: 'Faro' }, venue: 'Harbour 3', link: null, zone: 'Europe/Lisbon' },
  starts: { at: '2027-06-10T17:00:00.000Z', local: '2027-06-10T18:00', offset: 60 },
  ends: { at: '2027-06-10T19:00:00.000Z', local: '2027-06-10T20:00', offset: 60 },
  ...{ capacity: 10, going: 4, waiting: 0, cancelled: false, audience: 'everyone', hosts: [] },
  ...{ reactions: { counts: {}, own: null }, comments: 0, publishedAt: '2027-01-01T00:00:00.000Z', hidden: false },
  ...{ locked: null, body: '', questions: [], own: null, isHost: false, isAsked: false, people: [], note: '' },
  ...{ updatedAt: '2027-01-01T00:00:00.000Z', noindex: false },
}
const jsonLdOf = (change: Partial<Event> = {}) => eventJsonLd({ ...event, ...change }, 'https://rise.example')

test('an event has its local time, its place, and the number of places left', () => {
  expect(jsonLdOf()).toMatchObject({
    ...{ '@type': 'Event', name: 'Lamps', url: 'https://rise.example/events/lamps' },
    ...{ startDate: '2027-06-10T18:00:00+01:00', endDate: '2027-06-10T20:00:00+01:00' },
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: { '@type': 'Place', name: 'Harbour 3', address: { addressLocality: 'Faro' } },
    ...{ maximumAttendeeCapacity: 10, remainingAttendeeCapacity: 6, isAccessibleForFree: true },
  })
})

test('an online event links to its page, but never to the participants’ link; a hybrid event has a place, too', () => {
  const link = 'https://meet.example.org/secret'
  const online = jsonLdOf({ manner: 'online', city: null, venue: null, link })
  expect(online).toMatchObject({ location: { '@type': 'VirtualLocation', url: 'https://rise.example/events/lamps' } })
  expect(JSON.stringify(online)).not.toContain('secret')
  expect(jsonLdOf({ manner: 'hybrid' })).toMatchObject({
    location: [{ '@type': 'Place' }, { '@type': 'VirtualLocation' }],
  })
})

test('a cancelled event is marked as cancelled, and an event for another audience is not accessible for free', () => {
  expect(jsonLdOf({ cancelled: true })).toMatchObject({ eventStatus: 'https://schema.org/EventCancelled' })
  expect(jsonLdOf({ audience: 'creator' })).toMatchObject({ isAccessibleForFree: false })
})
