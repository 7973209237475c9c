import { placeOfClock } from '@rise/contract/events/words'
import { expect, test } from 'vitest'
import { hoursInWords, ownClockInWords, zoneInWords } from './time-in-words.ts'

test.each([
  ['2026-11-26T18:00', '2026-11-26T20:00', '18:00–20:00'],
  ['2026-12-31T22:00', '2027-01-01T02:00', '22:00 – Fri 1 Jan 2027, 02:00'],
])('the hours from %s to %s read "%s"', (from, to, words) => {
  expect(hoursInWords({ local: from, offset: 60 }, { local: to, offset: 60 })).toBe(words)
})

test.each([
  ['Europe/Paris', 60, 60, 'Paris time (GMT+1)'],
  ['America/New_York', -240, -240, 'New York time (ET)'],
  ['Europe/Berlin', 120, 60, 'Berlin time (GMT+2, then GMT+1)'],
])('the zone %s with the offsets %i and %i is called "%s"', (zone, from, to, words) => {
  const local = '2026-10-25T01:00'
  expect(zoneInWords(placeOfClock(zone, null), { local, offset: from }, { local, offset: to })).toBe(words)
})

test('a clock named after the event’s city is spelled like the city', () => {
  expect(placeOfClock('America/Bogota', { name: 'Bogotá' })).toBe('Bogotá')
  expect(placeOfClock('Europe/London', { name: 'Manchester' })).toBe('London')
})

test('the reader’s own time includes the weekday only if the day differs from the event’s', () => {
  const starts = { local: '2026-12-03T18:30', offset: 60 }
  expect(ownClockInWords({ local: '2026-12-03T12:30', offset: -300 }, starts)).toBe('12:30 for you')
  expect(ownClockInWords({ local: '2026-12-04T02:30', offset: 540 }, starts)).toBe('Fri 02:30 for you')
})
