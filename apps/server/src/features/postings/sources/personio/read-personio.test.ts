import { describe, expect, test } from 'vitest'
import { readAll, readOnly } from '../source-bytes.factory.ts'
import { makePersonioFeed, makePersonioPosition, xmlText } from './personio-feed.factory.ts'

const url = 'https://harbour-lights.jobs.personio.de/xml?language=en'
const readOne = (parts: Record<string, string | null>, hints = {}) =>
  readOnly('personio', makePersonioFeed([makePersonioPosition(parts)]), hints)

test('a position is read with the source of each field', async () => {
  expect(await readOne({}, { url })).toMatchObject({
    key: '91001',
    url: 'https://harbour-lights.jobs.personio.de/job/91001',
    companyName: { value: 'Harbour Lights', path: 'subcompany' },
    title: { value: 'Mooring Lead & Trainer', path: 'name' },
    description: { value: '<h3>What you do</h3><p>Make ships fast.</p>' },
    department: { value: 'operations', path: 'recruitingCategory' },
    seniority: { value: 'Senior Level', path: 'name' },
    employmentType: { value: 'Part-time', path: 'schedule' },
    places: [
      { value: { locality: 'Lisbon', country: 'PT' }, path: 'office' },
      { value: { locality: 'Porto', country: 'PT' }, path: 'additionalOffices.office' },
    ],
    applyUrl: { rule: 'board-address' },
    datePosted: { value: new Date('2026-05-04T09:30:00Z') },
  })
})

test('the feed’s address yields the position’s address, and the company of a position that names none', async () => {
  expect(await readOne({ subcompany: null })).toMatchObject({ url: null, applyUrl: null, companyName: null })
  expect((await readOne({ subcompany: '' }, { url })).companyName).toMatchObject({
    value: 'Harbour Lights',
    rule: 'board-name',
  })
})

test('an internship outweighs its hours, and “full or part time” is unknown', async () => {
  expect((await readOne({ employmentType: 'intern' })).employmentType).toMatchObject({
    value: 'Internship',
    path: 'employmentType',
  })
  expect((await readOne({ schedule: 'full-or-part-time' })).employmentType).toBeNull()
})

test('two entries of one position become one job', async () => {
  const feed = makePersonioFeed([makePersonioPosition(), makePersonioPosition({ office: 'Faro, Portugal' })])
  expect((await readOnly('personio', feed)).places).toHaveLength(3)
})

test('elements of an office or a description are not mistaken for the position’s', async () => {
  const jobDescriptions = '<jobDescription><name>Inner</name><value>x &lt;b&gt;y&lt;/b&gt;</value></jobDescription>'
  expect(
    await readOne({ name: 'Outer', jobDescriptions, additionalOffices: '<office><name>No</name></office>' }),
  ).toMatchObject({
    title: { value: 'Outer' },
    description: { value: '<h3>Inner</h3>x <b>y</b>' },
  })
})

describe('entities', () => {
  test('are unescaped once', async () => {
    expect((await readOne({ name: '&amp;amp;lt; &#x41;' })).title.value).toBe('&lt; A')
  })

  test.each([
    ['declared by the feed', '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "bbbb"><!ENTITY c "&b;&b;">]>', '&c;'],
    ['declared outside the feed', '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY c SYSTEM "file:///etc/passwd">]>', '&c;'],
    ['without a declaration', '<?xml version="1.0"?>', '&c;'],
  ])('%s are refused', async (_name, declaration, name) => {
    const { items, error } = await readAll('personio', makePersonioFeed([makePersonioPosition({ name })], declaration))
    expect({ items, error }).toEqual({ items: [], error: expect.stringMatching(/document type|not whole XML/) })
  })
})

test('a broken feed yields the positions before the error', async () => {
  const feed = makePersonioFeed([makePersonioPosition({ id: '1' }), makePersonioPosition({ id: '2' })])
  for (const broken of [feed.slice(0, -30), feed.replace('<id>2</id>', '<id>2</is>'), `${feed.slice(0, -20)}<`]) {
    const { items, error } = await readAll('personio', broken)
    expect(error).toMatch(/^The file is not whole XML after \d positions: .+ Fetch it again\.$/)
    expect(items).toMatchObject([{ posting: { key: '1' } }])
  }
})

test('a position without a key or title, or with too long a text, is rejected, and the next one is read', async () => {
  const positions = [
    makePersonioPosition({ id: null }),
    makePersonioPosition({ id: '2', name: null }),
    makePersonioPosition({ id: '3', name: xmlText('x'.repeat(3_000_000)) }),
    makePersonioPosition({ id: '4' }),
  ]
  expect((await readAll('personio', makePersonioFeed(positions))).items).toMatchObject([
    { rejected: { key: null, reason: 'id: it is missing' } },
    { rejected: { key: '2', reason: 'name: it is missing' } },
    { rejected: { key: '3', reason: expect.stringContaining('longer than') } },
    { posting: { key: '4' } },
  ])
})

test('other XML is refused, naming its root element', async () => {
  expect((await readAll('personio', '<?xml version="1.0"?><rss><channel/></rss>')).error).toContain('is "rss"')
})
