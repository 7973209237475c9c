import { expect, test } from 'vitest'
import { dayIn, dayInWords, daysBefore, hasPartHours, percentOf, periodInWords } from './period-words.ts'

test('a day is formatted with its month and year, a week by its first day, and a month without a day', () => {
  expect(dayInWords('2026-01-05')).toBe('5 Jan 2026')
  expect(['day', 'week', 'month'].map((by) => periodInWords('2026-11-16', by as 'day'))).toEqual([
    '16 Nov 2026',
    'Week of 16 Nov 2026',
    'Nov 2026',
  ])
})

test('days are subtracted across the end of a month, and the day of an instant depends on the time zone', () => {
  expect(daysBefore('2026-03-01', 1)).toBe('2026-02-28')
  const lateEvening = Date.parse('2026-03-01T23:30:00Z')
  expect([dayIn('UTC', lateEvening), dayIn('Asia/Kolkata', lateEvening)]).toEqual(['2026-03-01', '2026-03-02'])
})

test('time zones whose offset isn’t in whole hours are recognised', () => {
  expect([hasPartHours('Asia/Kolkata'), hasPartHours('Europe/Berlin'), hasPartHours('UTC')]).toEqual([
    true,
    false,
    false,
  ])
})

test('a share has a decimal only below ten percent, and a share of nothing is a dash', () => {
  expect([percentOf(1, 3), percentOf(1, 250), percentOf(0, 5), percentOf(5, 5), percentOf(3, 0)]).toEqual([
    '33%',
    '0.4%',
    '0%',
    '100%',
    '–',
  ])
})
