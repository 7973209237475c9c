import { expect, test } from 'vitest'
import type { Posting } from '../../posting.ts'
import { sanitiseDescription } from '../../text/sanitise-description.ts'
import { makeLeverPosting } from './lever-posting.factory.ts'
import { readLeverPosting } from './read-lever.ts'

const readItem = (value: unknown) => readLeverPosting({ value, leftOut: null }, { members: new Map(), hints: {} })

function readOne(parts: Record<string, unknown>): Posting {
  const item = readItem(makeLeverPosting(parts))
  if (!('posting' in item)) throw new Error(`not read: ${JSON.stringify(item)}`)
  return item.posting
}

test('a posting is read with the source of each field', () => {
  expect(readOne({})).toMatchObject({
    companyName: { value: 'Harbour Lights', path: 'hostedUrl', rule: 'board-name' },
    title: { value: 'Crane Operator', path: 'text' },
    department: { value: 'logistics', path: 'categories.team', rule: 'catalog-term' },
    employmentType: { value: 'Part-time', path: 'categories.commitment', rule: 'as-given' },
    workType: { value: 'Onsite', path: 'workplaceType', rule: 'catalog-term', quote: 'on-site' },
    pay: { value: { min: 18, max: 22.5, currency: 'EUR', period: 'HOUR' }, path: 'salaryRange' },
    datePosted: { value: new Date('2026-05-04T09:30:00Z'), rule: 'epoch-milliseconds' },
    applyUrl: { value: expect.stringMatching(/\/apply$/), path: 'applyUrl' },
  })
})

test('the parts of the text are joined in order', () => {
  expect(sanitiseDescription(readOne({}).description.value)).toBe(
    [
      '<p>Lift what ships bring.</p>',
      '<h3>You &amp; the crane</h3>',
      '<ul><li>Lift</li><li>Lower</li></ul>',
      '<p>Paid by the hour.</p>',
      '<p>Come and see us.</p>',
    ].join('\n'),
  )
})

test('plain text is used if there is no HTML', () => {
  const { value } = readOne({
    description: '',
    descriptionPlain: 'a < b\n\nc',
    lists: [],
    salaryDescription: null,
    additional: null,
  }).description
  expect(sanitiseDescription(value)).toBe('<p>a &lt; b</p>\n<p>c</p>')
})

test('the country applies only to the main place', () => {
  expect(readOne({}).places).toMatchObject([
    { value: { locality: 'Lisbon', country: 'PT' }, path: 'categories.location, country', quote: 'Lisbon (PT)' },
    { value: { locality: 'Porto', country: 'PT' }, path: 'categories.allLocations[1]' },
  ])
  const categories = { location: 'Lisbon', allLocations: ['Lisbon', 'Springfield'] }
  expect(readOne({ categories }).places).toMatchObject([
    { value: { country: 'PT' } },
    { value: { country: null, asWritten: 'Springfield' }, rule: 'as-given' },
  ])
})

test('an unspecified work type is read from the place, otherwise it is unknown', () => {
  expect(readOne({ workplaceType: 'unspecified' }).workType).toBeNull()
  const categories = { location: 'Remote - US' }
  expect(readOne({ workplaceType: 'unspecified', country: 'US', categories })).toMatchObject({
    workType: { value: 'Remote', rule: 'words-in-place' },
    places: [{ value: { locality: null, country: 'US' } }],
  })
})

test.each([
  ['per-year-salary', 'YEAR'],
  ['per-month-salary', 'MONTH'],
  ['per-week-salary', 'WEEK'],
  ['per-day-wage', 'DAY'],
  ['bi-week-salary', undefined],
  ['one-time', undefined],
])('the interval %s means the period %s', (interval, period) => {
  const salaryRange = { min: 1000, max: 2000, currency: 'USD', interval }
  expect(readOne({ salaryRange }).pay?.value.period).toBe(period)
})

test('board names are also read from addresses of the European host', () => {
  expect(readOne({ hostedUrl: 'https://jobs.eu.lever.co/sea-co/1' }).companyName?.value).toBe('Sea Co')
  expect(readOne({ hostedUrl: 'https://careers.example/1', applyUrl: null }).companyName).toBeNull()
})
