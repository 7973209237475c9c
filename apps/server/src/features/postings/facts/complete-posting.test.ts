import { describe, expect, test } from 'vitest'
import { provenanceRules } from '../../jobs/index.ts'
import { makePlace, makePosting, sourcedValue } from '../posting.factory.ts'
import type { PostedPlace } from '../posting.ts'
import { completePosting } from './complete-posting.ts'

const description =
  '<p>You keep our billing running: TypeScript, PostgreSQL and Kafka.</p>' +
  '<p>Fully remote in Germany, full-time, €70,000 - €80,000 per year. Apply by 31 March 2027.</p>'
const bare = makePosting({ title: sourcedValue('Senior Backend Engineer'), description: sourcedValue(description) })

test('values that the reader left null are read from title and description', () => {
  const posting = completePosting(bare)
  expect(posting.department?.value).toBe('engineering')
  expect(posting.seniority?.value).toBe('Senior Level')
  expect(posting.workType?.value).toBe('Remote')
  expect(posting.employmentType?.value).toBe('Full-time')
  expect(posting.pay?.value).toEqual({ min: 70_000, max: 80_000, currency: 'EUR', period: 'YEAR' })
  expect(posting.skills?.value).toEqual(['TypeScript', 'PostgreSQL', 'Kafka'])
  expect(posting.language?.value).toBe('en')
  expect(posting.validThrough?.value.toISOString()).toBe('2027-03-31T23:59:59.000Z')
})

test('every value has its path, its rule as a sentence, and the source text', () => {
  const { department, seniority, workType, employmentType, pay, skills, language, validThrough } = completePosting(bare)
  for (const value of [department, seniority, workType, employmentType, pay, skills, language, validThrough]) {
    expect(value?.path).toBe('field')
    expect(provenanceRules[value?.rule ?? 'as-given']).not.toBe(provenanceRules['as-given'])
    expect(value?.quote).toMatch(/\S/)
  }
  expect(pay?.quote).toContain('€70,000 - €80,000 per year')
})

test('values from the reader stay', () => {
  const posting = makePosting({
    ...bare,
    department: sourcedValue('design'),
    seniority: sourcedValue('Mid-Level'),
    workType: sourcedValue('Onsite'),
    employmentType: sourcedValue('Part-time'),
    pay: sourcedValue({ min: 1, max: 2, currency: 'USD', period: 'HOUR' }),
    skills: sourcedValue(['Knitting']),
    language: sourcedValue('fr'),
    validThrough: sourcedValue(new Date('2027-01-01T00:00:00Z')),
    places: [makePlace({ country: 'FR' })],
  })
  expect(completePosting(posting)).toEqual(posting)
})

test('a posting that states no facts leaves every value unknown', () => {
  const posting = makePosting({ title: sourcedValue('Colleague'), description: sourcedValue('') })
  expect(completePosting(posting)).toEqual(posting)
})

test('a city listed with its region and country is one place, with a note; two cities stay two places', () => {
  const inParts = (name: string, parts: Partial<PostedPlace>) =>
    sourcedValue({ ...makePlace(parts).value, asWritten: name })
  const dublin = inParts('Dublin', { locality: 'Dublin', region: null, country: 'IE' })
  const gurugram = inParts('Gurugram', { locality: 'Gurugram', region: null, country: 'IN' })
  const haryana = inParts('Haryana', { locality: null, region: 'Haryana', country: 'IN' })
  const india = inParts('India', { locality: null, region: null, country: 'IN' })
  const posting = makePosting({ places: [dublin, india, haryana, gurugram] })
  expect(completePosting(posting).places).toEqual([
    dublin,
    { ...gurugram, rule: 'smallest-place', quote: 'Gurugram, India, Haryana' },
  ])
  const remote = makePosting({ places: [gurugram, india], workType: sourcedValue('Remote') })
  expect(completePosting(remote).places).toEqual([gurugram, india])
})

test('a text that rules out remote work outweighs “remote” in a place', () => {
  const workType = { value: 'Remote', path: 'location', rule: 'words-in-place', quote: 'US, TX, Remote' } as const
  const text = (words: string) => makePosting({ workType, description: sourcedValue(`<p>${words}</p>`) })
  const refusingPosting = text('100% on-site at our plant. This role does not offer remote or hybrid arrangements.')
  expect(completePosting(refusingPosting).workType).toMatchObject({ value: 'Onsite', rule: 'stated-in-text' })
  expect(completePosting(text('Three days a week in our office.')).workType).toEqual(workType)
})

test('the work type is unknown if only one of several places is remote', () => {
  const namedPlace = (text: string) => ({ ...makePlace({ country: 'US' }), quote: text })
  const places = ['Boston, MA', 'Remote, US', 'Seattle, WA'].map(namedPlace)
  expect(completePosting(makePosting({ places })).workType).toBeNull()
  expect(completePosting(makePosting({ places: [namedPlace('Remote, US')] })).workType?.value).toBe('Remote')
})

test('a posting without places gets a large city named at the end of its title', () => {
  const posting = makePosting({ title: sourcedValue('Sales Manager (m/w/d) in Hamburg') })
  expect(completePosting(posting).places).toMatchObject([
    { value: { locality: 'Hamburg', country: 'DE' }, rule: 'city-in-title' },
  ])
  expect(completePosting(makePosting({ title: sourcedValue('Engineer, Mobile') })).places).toEqual([])
})

test('a bare $ is read as the currency of the posting’s places, as the rule says', () => {
  const posting = makePosting({
    description: sourcedValue('$30 - $40 per hour'),
    places: [makePlace({ country: 'CA' })],
  })
  expect(completePosting(posting).pay).toMatchObject({ value: { currency: 'CAD' }, rule: 'pay-in-money-of-place' })
  expect(completePosting({ ...posting, places: [] }).pay).toBeNull()
})

test('a closing date before the posting date is ignored', () => {
  const posting = makePosting({
    description: sourcedValue('Apply by 31 March 2026.'),
    datePosted: sourcedValue(new Date('2026-06-01T08:00:00Z')),
  })
  expect(completePosting(posting).validThrough).toBeNull()
})

describe('100 kB of hostile text are read within two seconds', () => {
  const repeatedTexts = [
    ...[
      '1 ',
      '1,',
      '$1,000-',
      '1,000 to ',
      'two days a week from ',
      'apply by 31 ',
      'apply by ',
      '<',
      '<script><',
      '&#',
    ],
    ...[
      'remote office ',
      'office on monday ',
      'bonus ',
      'Go C R ',
      'a/b/',
      '\n',
      'mindestgehalt a ',
      'vale-a',
      'in ',
      '(',
    ],
  ]
  test.each(repeatedTexts)('%j repeated', (words) => {
    const text = words.repeat(Math.ceil(100_000 / words.length))
    const start = process.cpuUsage()
    completePosting(makePosting({ title: sourcedValue(text), description: sourcedValue(text) }))
    expect(process.cpuUsage(start).user / 1_000).toBeLessThan(2_000)
  })
})
