import { describe, expect, test } from 'vitest'
import { provenanceRules } from '../../jobs/index.ts'
import { makePlace, makePosting, stated } from '../posting.factory.ts'
import type { PostedPlace } from '../posting.ts'
import { completePosting } from './complete-posting.ts'

const description =
  '<p>You keep our billing running: TypeScript, PostgreSQL and Kafka.</p>' +
  '<p>Fully remote in Germany, full-time, €70,000 - €80,000 per year. Apply by 31 March 2027.</p>'
const bare = makePosting({ title: stated('Senior Backend Engineer'), description: stated(description) })

test('values that the reader left null are read from title and description', () => {
  const completed = completePosting(bare)
  expect(completed.department?.value).toBe('engineering')
  expect(completed.seniority?.value).toBe('Senior Level')
  expect(completed.workType?.value).toBe('Remote')
  expect(completed.employmentType?.value).toBe('Full-time')
  expect(completed.pay?.value).toEqual({ min: 70_000, max: 80_000, currency: 'EUR', period: 'YEAR' })
  expect(completed.skills?.value).toEqual(['TypeScript', 'PostgreSQL', 'Kafka'])
  expect(completed.language?.value).toBe('en')
  expect(completed.validThrough?.value.toISOString()).toBe('2027-03-31T23:59:59.000Z')
})

test('every value has its path, its rule in a sentence, and the source text', () => {
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
    department: stated('design'),
    seniority: stated('Mid-Level'),
    workType: stated('Onsite'),
    employmentType: stated('Part-time'),
    pay: stated({ min: 1, max: 2, currency: 'USD', period: 'HOUR' }),
    skills: stated(['Knitting']),
    language: stated('fr'),
    validThrough: stated(new Date('2027-01-01T00:00:00Z')),
    places: [makePlace({ country: 'FR' })],
  })
  expect(completePosting(posting)).toEqual(posting)
})

test('a posting that states no facts leaves every value unknown', () => {
  const posting = makePosting({ title: stated('Colleague'), description: stated('') })
  expect(completePosting(posting)).toEqual(posting)
})

test('a city listed with its region and country is one place, with a note; two cities are two places', () => {
  const inParts = (name: string, parts: Partial<PostedPlace>) => stated({ ...makePlace(parts).value, asWritten: name })
  const dublin = inParts('Dublin', { locality: 'Dublin', region: null, country: 'IE' })
  const gurugram = inParts('Gurugram', { locality: 'Gurugram', region: null, country: 'IN' })
  const haryana = inParts('Haryana', { locality: null, region: 'Haryana', country: 'IN' })
  const india = inParts('India', { locality: null, region: null, country: 'IN' })
  const posting = makePosting({ places: [dublin, india, haryana, gurugram] })
  expect(completePosting(posting).places).toEqual([
    dublin,
    { ...gurugram, rule: 'smallest-place', quote: 'Gurugram, India, Haryana' },
  ])
  const remote = makePosting({ places: [gurugram, india], workType: stated('Remote') })
  expect(completePosting(remote).places).toEqual([gurugram, india])
})

test('a text that rules out remote work outweighs “remote” in a place', () => {
  const workType = { value: 'Remote', path: 'location', rule: 'words-in-place', quote: 'US, TX, Remote' } as const
  const text = (words: string) => makePosting({ workType, description: stated(`<p>${words}</p>`) })
  const refusing = text('100% on-site at our plant. This role does not offer remote or hybrid arrangements.')
  expect(completePosting(refusing).workType).toMatchObject({ value: 'Onsite', rule: 'stated-in-text' })
  expect(completePosting(text('Three days a week in our office.')).workType).toEqual(workType)
})

test('the work type is unknown if only one of several places is remote', () => {
  const named = (text: string) => ({ ...makePlace({ country: 'US' }), quote: text })
  const places = ['Boston, MA', 'Remote, US', 'Seattle, WA'].map(named)
  expect(completePosting(makePosting({ places })).workType).toBeNull()
  expect(completePosting(makePosting({ places: [named('Remote, US')] })).workType?.value).toBe('Remote')
})

test('a posting without places gets a large city named at the end of its title', () => {
  const posting = makePosting({ title: stated('Sales Manager (m/w/d) in Hamburg') })
  expect(completePosting(posting).places).toMatchObject([
    { value: { locality: 'Hamburg', country: 'DE' }, rule: 'city-in-title' },
  ])
  expect(completePosting(makePosting({ title: stated('Engineer, Mobile') })).places).toEqual([])
})

test('a bare $ is read as the currency of the posting’s places, as the rule says', () => {
  const posting = makePosting({ description: stated('$30 - $40 per hour'), places: [makePlace({ country: 'CA' })] })
  expect(completePosting(posting).pay).toMatchObject({ value: { currency: 'CAD' }, rule: 'pay-in-money-of-place' })
  expect(completePosting({ ...posting, places: [] }).pay).toBeNull()
})

test('a closing date before the posting date is ignored', () => {
  const posting = makePosting({
    description: stated('Apply by 31 March 2026.'),
    datePosted: stated(new Date('2026-06-01T08:00:00Z')),
  })
  expect(completePosting(posting).validThrough).toBeNull()
})

describe('100 kB of hostile text are read as fast as a few pages', () => {
  const repeated = [
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
  test.each(repeated)('%j repeated', (words) => {
    const text = words.repeat(Math.ceil(100_000 / words.length))
    const start = process.cpuUsage()
    completePosting(makePosting({ title: stated(text), description: stated(text) }))
    expect(process.cpuUsage(start).user / 1_000).toBeLessThan(2_000)
  })
})
