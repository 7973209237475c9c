import { connectTexts } from '@rise/texts/text-source'
import { afterEach, expect, test } from 'vitest'
import { relativeTime } from './relative-time.ts'

afterEach(() => connectTexts({ language: () => 'en', translationOf: () => undefined }))

const language = new Intl.RelativeTimeFormat('en-GB', { style: 'short' })
const spans = { second: 1, minute: 60, hour: 3_600, day: 86_400, month: 30 * 86_400, year: 365 * 86_400 } as const

/** For each unit, numbers that are too small for the next larger unit. */
const cases = Object.entries(spans).flatMap(([unit, seconds], index, all) => {
  const next = all[index + 1]?.[1] ?? Number.POSITIVE_INFINITY
  return [-123, -11, -2, -1, 1, 2, 11].filter((n) => Math.abs(n) * seconds < next).map((n) => ({ unit, seconds, n }))
})

test.each(cases)('$n of the unit “$unit” is formatted as by Intl.RelativeTimeFormat', ({ unit, seconds, n }) => {
  const now = Date.UTC(2026, 10, 22)
  expect(relativeTime(now + n * seconds * 1000, now)).toBe(language.format(n, unit as Intl.RelativeTimeFormatUnit))
})

const second = 1000
const day = 86_400 * second

test.each([
  [0, 'now'],
  [-1 * second, '1 sec ago'],
  [-59 * second, '59 sec ago'],
  [-60 * second, '1 min ago'],
  [-3 * 3600 * second, '3 hr ago'],
  [-1 * day, '1 day ago'],
  [-47 * 3600 * second, '1 day ago'],
  [-29 * day, '29 days ago'],
  [-30 * day, '1 mo ago'],
  [-364 * day, '12 mo ago'],
  [-365 * day, '1 yr ago'],
  [-800 * day, '2 yr ago'],
  [2 * day, 'in 2 days'],
])('%i ms from now reads "%s"', (offset, words) => {
  expect(relativeTime(offset, 0)).toBe(words)
})

test('a difference of less than a second reads "now"', () => {
  expect(relativeTime(999, 0)).toBe('now')
})

test('in other languages, relative times are worded as by Intl.RelativeTimeFormat', () => {
  connectTexts({ language: () => 'de', translationOf: (_, key) => (key.startsWith('now') ? 'jetzt' : undefined) })
  expect([0, -3 * 3600 * second, 2 * day].map((offset) => relativeTime(offset, 0))).toEqual([
    'jetzt',
    'vor 3 Std.',
    'in 2 Tagen',
  ])
})
