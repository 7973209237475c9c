import { expect, test } from 'vitest'
import { jobOf } from './job.factory.ts'
import { jobPostingJsonLd } from './job-json-ld.ts'

const jsonLd = (changes: Parameters<typeof jobOf>[0] = {}) =>
  jobPostingJsonLd(jobOf(changes), 'https://rise.example') as Record<string, unknown>

test('a job carries what search engines require, in their words', () => {
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
  })
})

test('a remote job names the countries that it may be done from', () => {
  const remote = jsonLd({ workType: 'Remote' })
  expect(remote).toMatchObject({
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: [{ '@type': 'Country', name: 'DE' }],
  })
  expect(remote).not.toHaveProperty('jobLocation')
})

test('nothing is made up for what the posting does not say', () => {
  const bare = jsonLd({
    workType: 'Remote',
    places: [],
    pay: null,
    employmentType: null,
    department: null,
    skills: [],
    benefits: [],
    validThrough: null,
  })
  for (const name of [
    'applicantLocationRequirements',
    'jobLocation',
    'baseSalary',
    'employmentType',
    'occupationalCategory',
    'skills',
    'jobBenefits',
    'validThrough',
  ]) {
    expect(bare).not.toHaveProperty(name)
  }
})

test('pay with one end open gives that end alone', () => {
  const pay = { min: 20, max: null, currency: 'USD', period: 'HOUR' } as const
  expect(jsonLd({ pay }).baseSalary).toEqual({
    '@type': 'MonetaryAmount',
    currency: 'USD',
    value: { '@type': 'QuantitativeValue', minValue: 20, unitText: 'HOUR' },
  })
})
