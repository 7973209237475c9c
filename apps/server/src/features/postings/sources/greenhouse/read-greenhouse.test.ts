import { describe, expect, test } from 'vitest'
import type { Posting } from '../../posting.ts'
import { makeGreenhouseJob } from './greenhouse-job.factory.ts'
import { readGreenhouseJob } from './read-greenhouse.ts'

const readItem = (value: unknown) => readGreenhouseJob({ value, leftOut: null }, { members: new Map(), hints: {} })

function readOne(parts: Record<string, unknown>): Posting {
  const item = readItem(makeGreenhouseJob(parts))
  if (!('posting' in item)) throw new Error(`not read: ${JSON.stringify(item)}`)
  return item.posting
}

test('a job is read with the source of each field', () => {
  expect(readOne({})).toMatchObject({
    key: '7001',
    url: 'https://job-boards.greenhouse.io/harbourlights/jobs/7001',
    companyName: { value: 'Harbour Lights', path: 'company_name', rule: 'as-given' },
    title: { value: 'Senior Tide Analyst', path: 'title' },
    description: { value: '<p>Read the tides &amp; tell the harbour.</p>', rule: 'escaped-html' },
    department: { value: 'data', path: 'departments[0].name', rule: 'catalog-term', quote: 'Data Science' },
    seniority: { value: 'Senior Level', rule: 'words-in-title', quote: 'Senior' },
    workType: null,
    places: [{ value: { locality: 'Lisbon', country: 'PT' }, path: 'location.name', rule: 'place-parts' }],
    applyUrl: { path: 'absolute_url' },
    datePosted: { value: new Date('2026-05-04T13:30:00Z'), path: 'first_published' },
    validThrough: null,
    pay: null,
    employmentType: null,
  })
})

test('“remote” in a place is the work type, and the rest is the place', () => {
  expect(readOne({ location: { name: 'Remote, Italy' } })).toMatchObject({
    workType: { value: 'Remote', rule: 'words-in-place', quote: 'Remote, Italy' },
    places: [{ value: { locality: null, country: 'IT' } }],
  })
  expect(readOne({ location: { name: 'Remote' } }).places).toEqual([])
})

test('the posting date is unknown without a date of first publication, whatever the last update', () => {
  expect(readOne({ first_published: null }).datePosted).toBeNull()
})

test('a missing company name is read from the board’s own address, but not from another page’s', () => {
  expect(readOne({ company_name: null }).companyName).toMatchObject({ value: 'Harbourlights', rule: 'board-name' })
  expect(readOne({ company_name: ' ', absolute_url: 'https://harbour.example/jobs?gh_jid=1' }).companyName).toBeNull()
})

test('a link that is not a web address is dropped', () => {
  expect(readOne({ absolute_url: 'javascript:alert(1)' })).toMatchObject({ url: null, applyUrl: null })
})

test('a board’s custom fields can state the employment and work type', () => {
  const metadata = [
    { name: 'Quota', value: 12 },
    { name: 'Employment Type', value: 'Full time' },
    { name: 'Workplace Type', value: 'Hybrid' },
  ]
  expect(readOne({ metadata })).toMatchObject({
    employmentType: { value: 'Full-time', path: 'metadata[1].value', rule: 'catalog-term' },
    workType: { value: 'Hybrid', path: 'metadata[2].value' },
  })
})

describe('the pay', () => {
  const range = {
    min_cents: 5_000_000,
    max_cents: 6_550_050,
    currency_type: 'EUR',
    title: 'Annual Salary',
    blurb: null,
  }

  test('is read as cents', () => {
    expect(readOne({ pay_input_ranges: [range] }).pay).toMatchObject({
      value: { min: 50_000, max: 65_500.5, currency: 'EUR', period: 'YEAR' },
      path: 'pay_input_ranges[0]',
      rule: 'minor-units',
    })
  })

  test.each([
    ['without a period', [{ ...range, title: 'Pay range' }]],
    ['with a bare dollar sign', [{ ...range, currency_type: '$' }]],
    ['for several zones', [range, { ...range, max_cents: 9_000_000 }]],
    ['with an unreadable range', [range, { ...range, max_cents: 1 }]],
    ['reversed', [{ ...range, min_cents: 9_000_000 }]],
    ['missing', null],
  ])('is unknown: %s', (_name, pay_input_ranges) => {
    expect(readOne({ pay_input_ranges }).pay).toBeNull()
  })
})

test('an unreadable item is rejected with the field’s name, and the next item is read', () => {
  const jobs = [
    makeGreenhouseJob({ title: 5 }),
    null,
    makeGreenhouseJob({ id: undefined }),
    makeGreenhouseJob({ location: { name: [] } }),
    makeGreenhouseJob(),
  ]
  const items = jobs.map(readItem)
  expect(
    items.map((item) => ('rejected' in item ? [item.rejected.key, item.rejected.reason.split(':')[0]] : 'read')),
  ).toEqual([['7001', 'title'], [null, 'item'], [null, 'id'], ['7001', 'location.name'], 'read'])
})

test('a remote-friendly place among several is dropped and doesn’t affect the others', () => {
  const name = 'Boston, MA; Remote-Friendly (Travel-Required) | San Francisco, CA | Seattle, WA'
  const { workType, places } = readOne({ location: { name } })
  expect(workType).toBeNull()
  expect(places.map(({ value }) => value.locality)).toEqual(['Boston', 'San Francisco', 'Seattle'])
})

test('the offices are the places if the location states only the work type', () => {
  const offices = [{ name: 'Engineering Hub' }, { name: 'Seattle, WA' }, { name: 'EU', location: 'Berlin, Germany' }]
  expect(readOne({ location: { name: 'Hybrid' }, offices })).toMatchObject({
    workType: { value: 'Hybrid' },
    places: [
      { value: { locality: 'Seattle', country: 'US' }, path: 'offices[1].name' },
      { value: { locality: 'Berlin', country: 'DE' }, path: 'offices[2].location' },
    ],
  })
  expect(readOne({ location: { name: 'Lisbon, Portugal' }, offices }).places).toHaveLength(1)
})
