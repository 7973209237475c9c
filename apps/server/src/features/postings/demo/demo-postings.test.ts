import departments from '@rise/contract/catalogs/departments.json' with { type: 'json' }
import { employmentTypes, type PayPeriod, seniorities } from '@rise/contract/jobs/kinds'
import { pay as paySchema } from '@rise/contract/jobs/shapes'
import { expect, test } from 'vitest'
import type { Posting } from '../posting.ts'
import { reasonToReject } from '../preparing/prepare-posting.ts'
import { countries } from './countries.ts'
import { demoPostings } from './demo-postings.ts'

const now = new Date('2026-06-15T09:00:00.000Z')
const all = [...demoPostings(undefined, now)]
const postings = all.map(({ posting }) => posting)

function counts<K>(keyOf: (posting: Posting) => K): Map<K, number> {
  const found = new Map<K, number>()
  for (const posting of postings) found.set(keyOf(posting), (found.get(keyOf(posting)) ?? 0) + 1)
  return found
}

test('the same seed yields the same jobs, and another seed yields others; a later day changes only the dates', () => {
  expect([...demoPostings(undefined, now)]).toEqual(all)
  const other = [...demoPostings(7, now)].map(({ posting }) => posting.title.value)
  expect(other).not.toEqual(postings.map(({ title }) => title.value))
  const withoutDates = ({ datePosted: _posted, validThrough: _until, ...rest }: Posting) => rest
  const laterPostings = [...demoPostings(undefined, new Date('2026-09-01T20:30:00.000Z'))].map(({ posting }) => posting)
  expect(laterPostings.map(withoutDates)).toEqual(postings.map(withoutDates))
})

test('there are two thousand jobs of sixty companies; their keys are unique, and the import accepts each', () => {
  expect(postings.length).toBe(2000)
  expect(new Set(postings.map(({ key }) => key)).size).toBe(2000)
  expect(new Set(all.map(({ companyName }) => companyName)).size).toBe(60)
  expect(all.filter(({ companyName, posting }) => reasonToReject(posting, companyName) !== null)).toEqual([])
  expect(postings.filter(({ key, applyUrl }) => applyUrl?.value !== `/dev/apply?job=${key}`)).toEqual([])
})

test('every department, employment type and seniority has jobs, and engineering has the most', () => {
  const byDepartment = counts(({ department }) => department?.value)
  expect(new Set(byDepartment.keys())).toEqual(new Set(departments.map(({ slug }) => slug)))
  expect(Math.max(...byDepartment.values())).toBe(byDepartment.get('engineering'))
  const byType = counts(({ employmentType }) => employmentType?.value)
  expect(new Set(byType.keys())).toEqual(new Set(employmentTypes))
  expect(byType.get('Full-time')).toBeGreaterThan(1500)
  expect(new Set(counts(({ seniority }) => seniority?.value).keys())).toEqual(new Set(seniorities))
})

test('shares of work types, known pay and multiple places are as planned, and titles and places vary', () => {
  const share = (count: number | undefined) => (count ?? 0) / postings.length
  const byWorkType = counts(({ workType }) => workType?.value)
  expect(share(byWorkType.get('Remote'))).toBeCloseTo(0.35, 1)
  expect(share(byWorkType.get('Hybrid'))).toBeCloseTo(0.3, 1)
  expect(share(byWorkType.get('Onsite'))).toBeCloseTo(0.28, 1)
  expect(share(byWorkType.get(undefined))).toBeCloseTo(0.07, 1)
  expect(share(postings.filter(({ pay }) => pay !== null).length)).toBeCloseTo(0.7, 1)
  expect(share(postings.filter(({ places }) => places.length > 1).length)).toBeCloseTo(0.1, 1)
  expect(counts(({ title }) => title.value).size).toBeGreaterThan(150)
  const cities = new Set(postings.flatMap(({ places }) => places.map(({ value }) => value.locality ?? '')))
  expect(cities.size).toBeGreaterThan(45)
  expect(new Set(postings.flatMap(({ places }) => places.map(({ value }) => value.country))).size).toBeGreaterThan(20)
})

test('pay is a valid and realistic range in the currency of its places', () => {
  const perYear: Readonly<Record<PayPeriod, number>> = { HOUR: 2000, DAY: 220, WEEK: 52, MONTH: 12, YEAR: 1 }
  for (const { key, pay, places } of postings) {
    if (pay === null) continue
    const { min, max, currency, period } = paySchema.parse(pay.value)
    expect(max ?? min ?? 0, key).toBeGreaterThanOrEqual(min ?? 0)
    for (const { value } of places) expect(countries[value.country ?? '']?.currency, key).toBe(currency)
    const country = countries[places[0]?.value.country ?? '']
    if (country === undefined) continue
    const dollars = ((min ?? 0) * perYear[period]) / country.rate
    expect(dollars, `${key} ${min} ${currency} ${period}`).toBeGreaterThan(1000)
    expect(dollars, `${key} ${min} ${currency} ${period}`).toBeLessThan(430_000)
    if (period === 'HOUR') expect(min, key).toBeLessThan(country.rate * 200)
  }
})

test('no job is dated in the future or 61 days or more ago, some are minutes old, and few appear at weekends', () => {
  const ages = postings.map(({ datePosted }) => now.getTime() - (datePosted?.value.getTime() ?? 0))
  expect(Math.min(...ages)).toBeGreaterThan(0)
  expect(Math.min(...ages)).toBeLessThan(10 * 60_000)
  expect(Math.max(...ages)).toBeLessThan(61 * 86_400_000)
  const weekends = postings.filter(({ datePosted }) => (datePosted?.value.getUTCDay() ?? 1) % 6 === 0).length
  expect(weekends).toBeGreaterThan(0)
  expect(weekends / postings.length).toBeLessThan(0.12)
  const last = postings.flatMap(({ validThrough }) => (validThrough === null ? [] : [validThrough.value]))
  expect(last.length).toBeGreaterThan(50)
  expect(last.filter((day) => day.getTime() <= now.getTime())).toEqual([])
})

test('dates are in the past, even right after a weekend and at midnight', () => {
  for (const moment of ['2026-06-15T00:00:30.000Z', '2026-06-14T03:10:00.000Z', '2027-01-01T00:00:00.000Z']) {
    const at = new Date(moment)
    const future = [...demoPostings(undefined, at)].filter(({ posting }) => (posting.datePosted?.value ?? at) >= at)
    expect(future, moment).toEqual([])
  }
})
