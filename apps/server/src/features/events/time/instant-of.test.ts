import { expect, test } from 'vitest'
import { instantOf, isTwice } from './instant-of.ts'

const instantIn = (local: string, zone: string) => instantOf(local, zone, 'startsLocal')

test('a time is read as local time in its zone, in summer and winter', () => {
  expect(instantIn('2026-11-26T18:00', 'Europe/Zurich')).toEqual({ at: new Date('2026-11-26T17:00Z'), twice: false })
  expect(instantIn('2026-07-26T18:00', 'Europe/Zurich').at).toEqual(new Date('2026-07-26T16:00Z'))
  expect(instantIn('2026-07-26T18:00', 'Asia/Kathmandu').at).toEqual(new Date('2026-07-26T12:15Z'))
})

test('a time that clocks skip is refused with a suggestion', () => {
  expect(() => instantIn('2027-03-28T02:30', 'Europe/Zurich')).toThrow(
    expect.objectContaining({
      declaration: expect.objectContaining({ code: 'event-time-skipped' }),
      fields: { 'body.startsLocal': expect.stringContaining('Choose 2027-03-28 at 03:30') },
    }),
  )
})

test('an ambiguous time, when clocks go back, means the earlier one', () => {
  expect(instantIn('2026-10-25T02:30', 'Europe/Zurich')).toEqual({ at: new Date('2026-10-25T00:30Z'), twice: true })
  expect(isTwice('2026-10-25T02:30', 'Europe/Zurich')).toBe(true)
  expect(isTwice('2026-10-25T03:30', 'Europe/Zurich')).toBe(false)
})
