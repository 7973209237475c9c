import type { Pay } from '@rise/contract/jobs/shapes'
import { whereFacts } from '@rise/contract/jobs/words'
import { expect, test } from 'vitest'
import { jobOf } from '../job.factory.ts'
import { formatCount, formatPay } from './format.ts'

test.each<[Partial<Pay>, string]>([
  [{ min: 120_000, max: 150_000, currency: 'USD', period: 'YEAR' }, '$120,000 – $150,000 a year'],
  [{ min: 60_000, max: 60_000, currency: 'EUR', period: 'YEAR' }, '€60,000 a year'],
  [{ min: 18.5, max: 21, currency: 'GBP', period: 'HOUR' }, '£18.50 – £21 an hour'],
  [{ min: 4000, max: null, currency: 'CHF', period: 'MONTH' }, 'From CHF 4,000 a month'],
  [{ min: null, max: 900, currency: 'CAD', period: 'DAY' }, 'Up to CA$900 a day'],
])('the pay %j is formatted as %s', (pay, text) => {
  expect(formatPay(pay as Pay)).toBe(text.replaceAll(' ', '\u00a0'))
})

test('a line may break only in a pay range that is too long for a phone, after the dash', () => {
  const pay = { min: 12_000_000, max: 15_000_000, currency: 'IDR', period: 'MONTH' } as const
  expect(formatPay(pay)).toBe('IDR\u00a012,000,000\u00a0– IDR\u00a015,000,000\u00a0a\u00a0month')
})

test('a card names at most two places and counts the rest', () => {
  const places = ['Berlin', 'Paris', 'Rome', 'Oslo'].map((name) => ({
    slug: name.toLowerCase(),
    name,
    locality: name,
    region: null,
    country: null,
  }))
  expect(whereFacts(jobOf({ places, workType: 'Hybrid' }))).toEqual(['Berlin, Paris and 2 more', 'Hybrid'])
  expect(whereFacts(jobOf({ places: places.slice(0, 2), workType: 'Unknown' }))).toEqual(['Berlin or Paris'])
  expect(whereFacts(jobOf({ places: [], workType: 'Remote' }))).toEqual(['Remote'])
  expect(whereFacts(jobOf({ places: [], workType: 'Unknown' }))).toEqual(['Location not specified'])
})

test('a formatted count includes its noun, and a plus if it is capped', () => {
  expect([formatCount(0), formatCount(1), formatCount(2345), formatCount(10_000, true)]).toEqual([
    '0 jobs',
    '1 job',
    '2,345 jobs',
    '10,000+ jobs',
  ])
})
