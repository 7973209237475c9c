import { applicationTypes, employmentTypes, payPeriods, seniorities, workTypes } from '@rise/contract/jobs/kinds'
import type { Job, Place } from '@rise/contract/jobs/shapes'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { problemsOfJobPosting } from './google-job-posting.fixture.ts'
import { jobOf } from './job.factory.ts'
import { jobPostingJsonLd } from './job-json-ld.ts'

const now = new Date('2026-06-15T09:00:00Z')
const jsonLd = (changes: Partial<Job> = {}) =>
  jobPostingJsonLd(jobOf(changes), 'https://rise.example', now) as Record<string, unknown> | undefined
const place = (country: string | null): Place => ({ slug: 'x', name: 'X', locality: 'X', region: null, country })

test('a job has the properties that search engines require, in their vocabulary', () => {
  expect(jsonLd()).toMatchObject({
    '@type': 'JobPosting',
    title: 'Nurse',
    description: '<p>Care for people.</p>',
    datePosted: '2026-06-01T08:00:00.000Z',
    validThrough: '2026-07-01T08:00:00.000Z',
    employmentType: 'FULL_TIME',
    hiringOrganization: { '@type': 'Organization', name: 'Lumenfield' },
    jobLocation: [{ '@type': 'Place', address: { addressLocality: 'Berlin', addressCountry: 'DE' } }],
    baseSalary: { currency: 'EUR', value: { minValue: 48_000, maxValue: 56_000, unitText: 'YEAR' } },
    directApply: false,
  })
})

test('a job that takes applications on its own page has directApply', () => {
  expect(jsonLd({ applicationType: 'Smart Apply', applyUrl: null })).toMatchObject({ directApply: true })
})

test('a remote job lists the countries it may be done from', () => {
  const remote = jsonLd({ workType: 'Remote', places: [place('DE'), place('FR'), place('DE')] })
  expect(remote).toMatchObject({
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: [
      { '@type': 'Country', name: 'DE' },
      { '@type': 'Country', name: 'FR' },
    ],
  })
  expect(remote).not.toHaveProperty('jobLocation')
})

test('a remote job without known countries has no JobPosting: neither worldwide nor a country is guessed', () => {
  expect(jsonLd({ workType: 'Remote', places: [] })).toBeUndefined()
  expect(jsonLd({ workType: 'Remote', places: [place('DE'), place(null)] })).toBeUndefined()
})

test('a job whose places have no country has no JobPosting; otherwise only places with a country are listed', () => {
  expect(jsonLd({ places: [place(null)] })).toBeUndefined()
  expect(jsonLd({ places: [], workType: 'Unknown' })).toBeUndefined()
  expect(jsonLd({ places: [place(null), place('PT')] })?.jobLocation).toHaveLength(1)
})

test('a closed or expired job has no JobPosting', () => {
  expect(jsonLd({ dateClosed: '2026-06-10T00:00:00.000Z' })).toBeUndefined()
  expect(jsonLd({ validThrough: '2026-06-15T08:59:59.000Z' })).toBeUndefined()
})

test('facts that the posting doesn’t state are omitted', () => {
  const unknown = { pay: null, employmentType: null, department: null, validThrough: null, applyUrl: null }
  const bareJsonLd = jsonLd({ ...unknown, skills: [], benefits: [] })
  expect(Object.keys(bareJsonLd ?? {}).sort()).toEqual([
    '@context',
    '@type',
    'datePosted',
    'description',
    'hiringOrganization',
    'identifier',
    'jobLocation',
    'title',
    'url',
  ])
})

test('an open pay range has only its known end', () => {
  const pay = { min: 20, max: null, currency: 'USD', period: 'HOUR' } as const
  expect(jsonLd({ pay })?.baseSalary).toEqual({
    '@type': 'MonetaryAmount',
    currency: 'USD',
    value: { '@type': 'QuantitativeValue', minValue: 20, unitText: 'HOUR' },
  })
})

const hostile = fc.oneof(
  fc.string(),
  fc.constantFrom(
    '</script><script>alert(1)</script>',
    '<!--',
    '\u2028\u0000',
    '"}',
    '   ',
    '\ud800',
    'x'.repeat(10_000),
  ),
)
const countries = fc.constantFrom('DE', 'US', 'JP', null)
const anyDate = fc
  .date({ min: new Date('1970-01-01'), max: new Date('2099-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString())
const amounts = fc.tuple(fc.integer({ min: 0 }), fc.integer({ min: 0 }), fc.constantFrom('both', 'min', 'max'))
const anyPay = fc.tuple(amounts, fc.constantFrom(...payPeriods)).map(([[a, b, ends], period]) => ({
  min: ends === 'max' ? null : Math.min(a, b),
  max: ends === 'min' ? null : Math.max(a, b),
  currency: 'EUR',
  period,
}))
const anyJob: fc.Arbitrary<Partial<Job>> = fc.record({
  title: hostile,
  description: hostile,
  workType: fc.constantFrom(...workTypes),
  places: fc.array(countries.map(place), { maxLength: 4 }),
  employmentType: fc.option(fc.constantFrom(...employmentTypes), { nil: null }),
  applicationType: fc.constantFrom(...applicationTypes),
  seniority: fc.option(fc.constantFrom(...seniorities), { nil: null }),
  pay: fc.option(anyPay, { nil: null }),
  datePosted: anyDate,
  validThrough: fc.option(anyDate, { nil: null }),
  applyUrl: fc.option(fc.constantFrom('https://jobs.example/1', '/jobs/x/apply'), { nil: null }),
  skills: fc.array(hostile, { maxLength: 3 }),
})

test('any job has either no JobPosting or one that Google accepts', () => {
  let validCount = 0
  fc.assert(
    fc.property(anyJob, (changes) => {
      const posting = jsonLd(changes)
      if (posting === undefined) return
      validCount += 1
      const parsedPosting: unknown = JSON.parse(JSON.stringify(posting))
      const problems = problemsOfJobPosting(parsedPosting, now).filter(
        (problem) => problem !== 'description must not be the title',
      )
      expect(problems).toEqual([])
    }),
    { numRuns: 500 },
  )
  expect(validCount).toBeGreaterThan(50)
})

test.for<[string, (posting: Record<string, unknown>) => void]>([
  ['title is required', (posting) => delete posting.title],
  ['jobLocation is required', (posting) => delete posting.jobLocation],
  [
    'addressCountry is required',
    (posting) => Object.assign(posting, { jobLocation: { '@type': 'Place', address: {} } }),
  ],
  ['datePosted must be a date of ISO 8601', (posting) => Object.assign(posting, { datePosted: 'yesterday' })],
  ['validThrough must be a date to come', (posting) => Object.assign(posting, { validThrough: '2026-01-01' })],
  ['employmentType Full-time is unknown', (posting) => Object.assign(posting, { employmentType: 'Full-time' })],
  [
    'applicantLocationRequirements are for remote jobs',
    (posting) => Object.assign(posting, { applicantLocationRequirements: { '@type': 'Country', name: 'DE' } }),
  ],
  ['baseSalary needs an amount', (posting) => Object.assign(posting, { baseSalary: {} })],
])('the checker of Google’s rules reports: %s', ([problem, spoil]) => {
  const posting = { ...jsonLd() }
  expect(problemsOfJobPosting(posting, now)).toEqual([])
  spoil(posting)
  expect(problemsOfJobPosting(posting, now)).toContain(problem)
})
