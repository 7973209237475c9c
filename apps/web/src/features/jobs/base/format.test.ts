import type { Pay } from '@rise/contract/jobs/shapes'
import { expect, test } from 'vitest'
import { jobOf } from '../job.factory.ts'
import { formatCount, formatPay, formatWhere } from './format.ts'

test.each<[Partial<Pay>, string]>([
  [{ min: 120_000, max: 150_000, currency: 'USD', period: 'YEAR' }, '$120,000 – $150,000 a year'],
  [{ min: 60_000, max: 60_000, currency: 'EUR', period: 'YEAR' }, '€60,000 a year'],
  [{ min: 18.5, max: 21, currency: 'GBP', period: 'HOUR' }, '£18.50 – £21 an hour'],
  [{ min: 4000, max: null, currency: 'CHF', period: 'MONTH' }, 'From CHF 4,000 a month'],
  [{ min: null, max: 900, currency: 'CAD', period: 'DAY' }, 'Up to CA$900 a day'],
])('formats the pay %j as %s', (pay, text) => {
  expect(formatPay(pay as Pay).replaceAll('\u00a0', ' ')).toBe(text)
})

test('a card names two places and counts the rest', () => {
  const places = ['Berlin', 'Paris', 'Rome', 'Oslo'].map((name) => ({
    slug: name.toLowerCase(),
    name,
    locality: name,
    region: null,
    country: null,
  }))
  expect(formatWhere(jobOf({ places, workType: 'Hybrid' }))).toBe('Berlin, Paris and 2 more · Hybrid')
  expect(formatWhere(jobOf({ places: places.slice(0, 2), workType: 'Unknown' }))).toBe('Berlin or Paris')
  expect(formatWhere(jobOf({ places: [], workType: 'Remote' }))).toBe('Remote')
  expect(formatWhere(jobOf({ places: [], workType: 'Unknown' }))).toBe('Location not specified')
})

test('counts include their noun, and a plus if capped', () => {
  expect([formatCount(0), formatCount(1), formatCount(2345), formatCount(10_000, true)]).toEqual([
    '0 jobs',
    '1 job',
    '2,345 jobs',
    '10,000+ jobs',
  ])
})
