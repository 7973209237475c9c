import { describe, expect, test } from 'vitest'
import type { Posting } from '../../posting.ts'
import { makeAshbyJob } from './ashby-job.factory.ts'
import { readAshbyJob } from './read-ashby.ts'

const readItem = (value: unknown) => readAshbyJob({ value, leftOut: null }, { members: new Map(), hints: {} })

function readOne(parts: Record<string, unknown>): Posting {
  const item = readItem(makeAshbyJob(parts))
  if (!('posting' in item)) throw new Error(`not read: ${JSON.stringify(item)}`)
  return item.posting
}

test('a job is read with the source of each field', () => {
  expect(readOne({})).toMatchObject({
    companyName: { value: 'Harbour Lights', path: 'jobUrl', rule: 'board-name' },
    department: { value: 'engineering', path: 'team', rule: 'as-given' },
    seniority: { value: 'Director / Expert', quote: 'Principal' },
    employmentType: { value: 'Full-time', path: 'employmentType', rule: 'catalog-term', quote: 'FullTime' },
    workType: { value: 'Onsite', path: 'workplaceType' },
    places: [{ value: { locality: 'Lisbon', country: 'PT' }, path: 'address.postalAddress' }],
    datePosted: { value: new Date('2026-05-04T09:30:00Z') },
  })
})

test('an unlisted job is not read, but its company is', () => {
  const item = readItem(makeAshbyJob({ isListed: false }))
  expect(item).toMatchObject({ unlisted: { key: expect.any(String), companyName: { value: 'Harbour Lights' } } })
})

describe('places', () => {
  test('a part of the world gets no country, whatever its address says', () => {
    const europe = { location: 'Europe', address: { postalAddress: { addressCountry: 'European Union' } } }
    const america = { location: 'North America', address: { postalAddress: { addressCountry: 'United States' } } }
    expect(readOne(europe).places).toMatchObject([{ value: { country: null, asWritten: 'Europe' } }])
    expect(readOne(america).places).toMatchObject([{ value: { country: null, asWritten: 'North America' } }])
  })

  test('an address with only a country completes the place’s name', () => {
    const address = { postalAddress: { addressCountry: 'Portugal' } }
    expect(readOne({ location: 'Lisbon', address }).places).toMatchObject([
      { value: { locality: 'Lisbon', country: 'PT' }, path: 'location, address.postalAddress.addressCountry' },
    ])
  })

  test('further locations are also read as places, each once', () => {
    const porto = { location: 'Porto', address: { addressLocality: 'Porto', addressCountry: 'PRT' } }
    const secondaryLocations = [
      { location: 'Lisbon', address: { addressLocality: 'Lisbon', addressCountry: 'Portugal' } },
      porto,
      { location: 'Remote - Spain' },
    ]
    expect(readOne({ secondaryLocations }).places).toMatchObject([
      { value: { locality: 'Lisbon', country: 'PT' } },
      { value: { locality: 'Porto', country: null }, path: 'secondaryLocations[1].address' },
      { value: { locality: null, country: 'ES' }, path: 'secondaryLocations[2].location' },
    ])
  })
})

describe('the work type', () => {
  test.each([
    [{ workplaceType: 'Remote', isRemote: null }, 'Remote'],
    [{ workplaceType: 'Hybrid', isRemote: true }, 'Hybrid'],
    [{ workplaceType: null, isRemote: true }, 'Remote'],
    [{ workplaceType: null, isRemote: false }, undefined],
    [{ workplaceType: null, isRemote: null }, undefined],
    [{ workplaceType: null, isRemote: null, location: 'Remote, Spain' }, 'Remote'],
  ])('%j is %s', (parts, workType) => {
    expect(readOne(parts).workType?.value).toBe(workType)
  })
})

describe('the pay', () => {
  const salary = {
    compensationType: 'Salary',
    interval: '1 YEAR',
    currencyCode: 'EUR',
    minValue: 50_000,
    maxValue: 70_000,
  }
  const equity = { compensationType: 'EquityPercentage', interval: 'NONE', minValue: 0.1, maxValue: 0.2 }
  const tiers = [{ components: [salary, equity] }, { components: [{ ...salary, maxValue: 90_000 }] }]

  test('is the salary in the board’s summary, without equity', () => {
    const summaryComponents = [equity, { ...salary, maxValue: 90_000 }]
    expect(readOne({ compensation: { compensationTiers: tiers, summaryComponents } }).pay).toMatchObject({
      value: { min: 50_000, max: 90_000, currency: 'EUR', period: 'YEAR' },
      path: 'compensation.summaryComponents[1]',
    })
  })

  test('is the range that all tiers share, if the board has no summary', () => {
    expect(readOne({ compensation: { compensationTiers: tiers.slice(0, 1) } }).pay?.value.max).toBe(70_000)
    expect(readOne({ compensation: { compensationTiers: tiers } }).pay).toBeNull()
  })

  test('is not read if the board doesn’t display it', () => {
    const compensation = { compensationTiers: [], summaryComponents: [salary] }
    expect(readOne({ compensation }).pay).not.toBeNull()
    expect(readOne({ compensation, shouldDisplayCompensationOnJobPostings: false }).pay).toBeNull()
  })
})
