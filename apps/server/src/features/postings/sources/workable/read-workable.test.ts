import { describe, expect, test } from 'vitest'
import { readAll, readOnly } from '../source-bytes.factory.ts'
import { makeWorkableBoard, makeWorkableJob } from './workable-job.factory.ts'

const readOne = (parts: Record<string, unknown>) => readOnly('workable', makeWorkableBoard([makeWorkableJob(parts)]))

test('a job is read with the source of each field', async () => {
  expect(await readOne({})).toMatchObject({
    key: 'A1B2C3D4E5',
    url: 'https://apply.workable.com/j/A1B2C3D4E5',
    companyName: { value: 'Harbour Lights', path: 'name', rule: 'as-given' },
    title: { value: 'Harbour Pilot' },
    description: { value: '<p>Bring ships in.</p>' },
    department: { value: 'operations', path: 'department' },
    seniority: null,
    employmentType: { value: 'Full-time', path: 'employment_type' },
    workType: null,
    places: [{ value: { locality: 'Lisbon', country: 'PT', asWritten: 'Lisbon, Lisbon, Portugal' } }],
    applyUrl: { path: 'application_url' },
    datePosted: { value: new Date('2026-05-04'), path: 'published_on' },
  })
})

describe('a job listed once for each place', () => {
  const inCountry = (shortcode: string, countryCode: string) =>
    makeWorkableJob({ shortcode, locations: [{ countryCode, city: '', region: null }] })

  test('is one job with all places, at the position of the first entry', async () => {
    const jobs = [inCountry('A', 'ES'), inCountry('B', 'FR'), inCountry('A', 'PT'), inCountry('A', 'ES')]
    const { items } = await readAll('workable', makeWorkableBoard(jobs))
    expect(items).toMatchObject([
      { posting: { key: 'A', places: [{ value: { country: 'ES' } }, { value: { country: 'PT' } }] } },
      { posting: { key: 'B', places: [{ value: { country: 'FR' } }] } },
    ])
  })

  test('is complete even if the board is truncated after it', async () => {
    const text = JSON.stringify(makeWorkableBoard([inCountry('A', 'ES'), inCountry('A', 'PT'), inCountry('B', 'FR')]))
    const { items, error } = await readAll('workable', text.slice(0, -20))
    expect(items).toMatchObject([{ posting: { key: 'A', places: [{}, {}] } }])
    expect(error).toContain('cut off')
  })

  test('is returned even if more than 500 others follow', async () => {
    const jobs = Array.from({ length: 1_200 }, (_, index) => inCountry(`job-${index}`, 'ES'))
    expect((await readAll('workable', makeWorkableBoard(jobs))).items).toHaveLength(1_200)
  })
})

test('telecommuting means remote unless a workplace type is stated; without both, the work type is unknown', async () => {
  expect((await readOne({ telecommuting: true })).workType).toMatchObject({ value: 'Remote', path: 'telecommuting' })
  expect((await readOne({ telecommuting: null })).workType).toBeNull()
  expect((await readOne({ telecommuting: true, workplace_type: 'on_site' })).workType?.value).toBe('Onsite')
})

test('a place that the board hides is omitted, and the main place is used if the board lists no places', async () => {
  const hiddenLocations = [{ countryCode: 'PT', city: 'Faro', hidden: true }]
  expect((await readOne({ locations: hiddenLocations })).places).toEqual([])
  expect((await readOne({ locations: [] })).places).toMatchObject([{ value: { locality: 'Lisbon', country: 'PT' } }])
})

test('the title decides about a term that covers two levels', async () => {
  expect((await readOne({ experience: 'Entry level' })).seniority).toMatchObject({
    value: 'Entry Level',
    path: 'experience',
  })
  expect((await readOne({ title: 'Senior Pilot' })).seniority).toMatchObject({ value: 'Senior Level', path: 'title' })
})

test('a rejected job is identified by its shortcode', async () => {
  const { items } = await readAll('workable', makeWorkableBoard([makeWorkableJob({ title: 5 })]))
  expect(items).toEqual([{ rejected: { key: 'A1B2C3D4E5', reason: expect.stringMatching(/^title: /) } }])
})
