import { expect, test } from 'vitest'
import { endOfQuiet, minuteIn, nextTimeOf } from './local-time.ts'

const utc = (text: string) => new Date(`${text}:00Z`)
const nightHours = { zone: 'Europe/Berlin', from: 22 * 60, until: 7 * 60 }

test('the minute of the day depends on the time zone', () => {
  expect(minuteIn('Asia/Kolkata', utc('2026-06-15T09:00'))).toBe(14 * 60 + 30)
  expect(minuteIn('UTC', utc('2026-06-15T00:00'))).toBe(0)
})

test.for([
  ['2026-06-15T19:59', undefined],
  ['2026-06-15T20:00', '2026-06-16T05:00'],
  ['2026-06-16T04:59', '2026-06-16T05:00'],
  ['2026-06-16T05:00', undefined],
  // The clocks go forward, then back.
  ['2026-03-28T22:00', '2026-03-29T05:00'],
  ['2026-10-24T21:00', '2026-10-25T06:00'],
] as const)('quiet hours from 22 to 7 in Berlin, at %s, end at %s', ([now, end]) => {
  expect(endOfQuiet(nightHours, utc(now))).toEqual(end === undefined ? undefined : utc(end))
})

test('quiet hours can start and end on the same day', () => {
  const noon = { zone: 'UTC', from: 720, until: 780 }
  expect(endOfQuiet(noon, utc('2026-06-15T11:59'))).toBeUndefined()
  expect(endOfQuiet(noon, utc('2026-06-15T12:30'))).toEqual(utc('2026-06-15T13:00'))
})

test('the next occurrence of the current time of day is tomorrow', () => {
  expect(nextTimeOf('UTC', 720, utc('2026-06-15T12:00'))).toEqual(utc('2026-06-16T12:00'))
})
