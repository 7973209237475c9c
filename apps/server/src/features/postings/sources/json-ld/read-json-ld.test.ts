import { describe, expect, test } from 'vitest'
import { readAll, readOnly } from '../source-bytes.factory.ts'
import { makeJobPosting as make, makeJobPage } from './json-ld-posting.factory.ts'

const readOne = (parts: Record<string, unknown>, hints = {}) => readOnly('json-ld', make(parts), hints)
const keysOf = async (content: unknown, size?: number) =>
  (await readAll('json-ld', content, {}, size)).items.map((item) => ('posting' in item ? item.posting.key : item))

test('a JobPosting is read with the source of each field', async () => {
  expect(await readOne({ inLanguage: 'en-GB', skills: 'Ink, Patience', jobBenefits: ['Boat'] })).toMatchObject({
    key: 'chart-9',
    url: 'https://harbour.example/jobs/chart-9',
    companyName: { value: 'Harbour Lights', path: 'hiringOrganization.name' },
    title: { value: 'Chart Editor', path: 'title' },
    description: { value: '<p>Draw what lies below.</p>', rule: 'as-given' },
    employmentType: { value: 'Part-time', path: 'employmentType', quote: 'PART_TIME' },
    workType: null,
    places: [{ value: { locality: 'Lisbon', country: 'PT' }, path: 'jobLocation.address' }],
    pay: { value: { min: 20, max: 25, currency: 'EUR', period: 'HOUR' }, path: 'baseSalary' },
    skills: { value: ['Ink', 'Patience'] },
    benefits: { value: ['Boat'] },
    applyUrl: { path: 'url' },
    datePosted: { value: new Date('2026-05-04') },
    validThrough: { value: new Date('2026-08-31T18:00:00Z') },
    language: { value: 'en', path: 'inLanguage' },
  })
})

test('an unreasonably deeply nested page or description is refused', async () => {
  const { error } = await readAll('json-ld', `${'<div>'.repeat(100_000)}${makeJobPage(make({}))}`)
  expect(error).toContain('nests its elements more than 500 levels deep')
  const { items } = await readAll('json-ld', make({ description: '<b>'.repeat(300_000) }))
  expect(items).toEqual([
    { rejected: { key: 'chart-9', reason: 'description: its elements are nested more than 500 levels deep' } },
  ])
})

describe('postings are found', () => {
  const [a, b] = [make({ identifier: 'a' }), make({ identifier: { value: 'b' } })]
  const list = { '@type': 'ItemList', itemListElement: [{ '@type': 'ListItem', item: a }, b] }

  test.each<[string, unknown]>([
    ['in a list', [a, b]],
    ['in a graph', { '@context': 'https://schema.org', '@graph': [{ '@type': 'WebPage', mainEntity: a }, b] }],
    ['in an ItemList', list],
    ['in a list inside a graph', { '@graph': [list] }],
    ['one per line', `${JSON.stringify(a)}\n${JSON.stringify(b)}`],
    ['in two scripts of a page', makeJobPage(a, { '@type': 'Organization' }, b)],
    ['in one script of a page', makeJobPage([a, b])],
    [
      'under the type’s other names',
      [
        { ...a, '@type': ['Thing', 'JobPosting'] },
        { ...b, '@type': 'http://schema.org/JobPosting' },
      ],
    ],
  ])('%s', async (_name, content) => {
    for (const size of [3, 65_536]) expect(await keysOf(content, size)).toEqual(['a', 'b'])
  })

  test.each([
    ['with its quotes escaped', (json: string) => json.replaceAll('&', '&amp;').replaceAll('"', '&quot;')],
    ['with its quotes escaped by number', (json: string) => json.replaceAll('"', '&#34;')],
    ['inside a CDATA section', (json: string) => `\n//<![CDATA[\n${json}\n//]]>\n`],
    ['inside a comment', (json: string) => `<!-- ${json} -->`],
    ['with line breaks in its texts', (json: string) => json.replace('what lies', 'what\n\tlies')],
  ])('in a script %s', async (_name, wrap) => {
    const page = makeJobPage(wrap(JSON.stringify(make({ title: 'R&D "Chart" Editor' }))))
    for (const size of [3, 65_536]) {
      const { items } = await readAll('json-ld', page, {}, size)
      expect(items).toMatchObject([{ posting: { key: 'chart-9', title: { value: 'R&D "Chart" Editor' } } }])
    }
  })

  test('in a page that also has a broken script', async () => {
    expect(await keysOf(makeJobPage('{"@type": JobPosting}', a, '{"a":', b))).toEqual([
      { rejected: { key: null, reason: expect.stringContaining('script 1 is not JSON') } },
      { rejected: { key: null, reason: expect.stringContaining('script 3 is not whole JSON') } },
      'a',
      'b',
    ])
  })
})

describe('a source without postings', () => {
  test.each<[string, unknown, string]>([
    ['a page', makeJobPage({ '@type': 'Organization' }), 'holds no JobPosting'],
    ['a page without scripts', '<!doctype html><h1>Jobs</h1>', 'holds no JobPosting'],
    ['an empty list', [], 'holds no JobPosting'],
    ['another thing', { '@type': 'Organization', name: 'x' }, 'holds no JobPosting'],
    ['a page cut off inside a script', makeJobPage(make()).slice(0, 300), 'cut off inside script 1'],
    ['other JSON', { a: 1 }, 'This is not schema.org JSON-LD'],
  ])('%s is refused', async (_name, content, message) => {
    expect(await readAll('json-ld', content)).toEqual({ items: [], error: expect.stringContaining(message) })
  })
})

describe('places are read from', () => {
  const address = (parts: Record<string, unknown>) => ({
    '@type': 'Place',
    address: { '@type': 'PostalAddress', ...parts },
  })

  test.each<[string, unknown, unknown[]]>([
    [
      'several places',
      [
        address({ addressLocality: 'Lisbon', addressCountry: 'PT' }),
        address({ addressLocality: 'Rome', addressCountry: { name: 'Italy' } }),
      ],
      [
        { locality: 'Lisbon', country: 'PT' },
        { locality: 'Rome', country: 'IT' },
      ],
    ],
    [
      'a country in small letters',
      address({ addressCountry: 'us', addressRegion: 'TX' }),
      [{ country: 'US', region: 'Texas' }],
    ],
    ['an address as text', { '@type': 'Place', address: 'Lisbon, Portugal' }, [{ locality: 'Lisbon', country: 'PT' }]],
    ['a text', 'Lisbon, Portugal', [{ locality: 'Lisbon', country: 'PT' }]],
    ['a place with a name', { '@type': 'Place', name: 'Lisbon, Portugal' }, [{ locality: 'Lisbon' }]],
    ['nothing', { '@type': 'Place' }, []],
  ])('%s', async (_name, jobLocation, places) => {
    const posting = await readOne({ jobLocation })
    expect(posting.places.map(({ value }) => value)).toMatchObject(places)
    expect(posting.workType).toBeNull()
  })

  test('the countries in which a remote job’s applicants must live, but not from the whole world', async () => {
    const remote = { jobLocationType: 'TELECOMMUTE', jobLocation: undefined }
    const countries = [
      { '@type': 'Country', name: 'Portugal' },
      { '@type': 'State', name: 'Texas, USA' },
    ]
    expect(await readOne({ ...remote, applicantLocationRequirements: countries })).toMatchObject({
      workType: { value: 'Remote', path: 'jobLocationType' },
      places: [
        { value: { country: 'PT' }, path: 'applicantLocationRequirements[0]' },
        { value: { country: 'US', region: 'Texas' } },
      ],
    })
    expect(await readOne(remote)).toMatchObject({ workType: { value: 'Remote' }, places: [] })
    expect((await readOne({ ...remote, applicantLocationRequirements: 'Anywhere' })).places).toMatchObject([
      { value: { country: null } },
    ])
  })
})

describe('the pay', () => {
  test.each<[string, Record<string, unknown>, unknown]>([
    [
      'one value',
      { baseSalary: { currency: 'EUR', value: { value: 30, unitText: 'HOUR' } } },
      { min: 30, max: 30, period: 'HOUR' },
    ],
    [
      'numbers as text',
      { baseSalary: { currency: 'EUR', value: { minValue: '30,000', maxValue: '40,000', unitText: 'YEAR' } } },
      { min: 30_000, max: 40_000 },
    ],
    [
      'an open end',
      { baseSalary: { currency: 'EUR', value: { minValue: 30_000, unitText: 'YEAR' } } },
      { min: 30_000, max: null },
    ],
    [
      'without a QuantitativeValue',
      { baseSalary: { currency: 'EUR', minValue: 1, maxValue: 2, unitText: 'HOUR' } },
      { min: 1, max: 2 },
    ],
    [
      'a unit beside the value',
      { baseSalary: { currency: 'EUR', value: 30, unitText: 'hourly' } },
      { min: 30, period: 'HOUR' },
    ],
    [
      'a currency next to the salary',
      { salaryCurrency: 'EUR', baseSalary: { value: { value: 30, unitText: 'HOUR' } } },
      { currency: 'EUR' },
    ],
    [
      'the same salary twice',
      { baseSalary: [1, 2].map(() => ({ currency: 'EUR', value: { value: 30, unitText: 'HOUR' } })) },
      { min: 30 },
    ],
  ])('is read: %s', async (_name, parts, pay) => {
    expect((await readOne(parts)).pay?.value).toMatchObject(Object(pay))
  })

  test.each<[string, Record<string, unknown>]>([
    ['a bare amount', { baseSalary: 30_000 }],
    ['an amount in words', { baseSalary: '30k a year', salaryCurrency: 'EUR' }],
    ['without a period', { baseSalary: { currency: 'EUR', value: { value: 30 } } }],
    ['a dollar sign', { baseSalary: { currency: '$', value: { value: 30, unitText: 'HOUR' } } }],
    ['below zero', { baseSalary: { currency: 'EUR', value: { minValue: -30, maxValue: 30, unitText: 'HOUR' } } }],
    [
      'one end in words',
      { baseSalary: { currency: 'EUR', value: { minValue: 'n/a', maxValue: 30, unitText: 'HOUR' } } },
    ],
    [
      'two different salaries',
      { baseSalary: [1, 2].map((value) => ({ currency: 'EUR', value: { value, unitText: 'HOUR' } })) },
    ],
    [
      'only estimated',
      { baseSalary: undefined, estimatedSalary: { currency: 'EUR', value: { value: 30, unitText: 'HOUR' } } },
    ],
  ])('is unknown: %s', async (_name, parts) => {
    expect((await readOne(parts)).pay).toBeNull()
  })
})

test.each<[unknown, string | undefined]>([
  [['FULL_TIME'], 'Full-time'],
  ['CONTRACTOR', 'Contract'],
  ['Full-time', 'Full-time'],
  [['INTERN', 'internship'], 'Internship'],
  [['FULL_TIME', 'PART_TIME'], undefined],
  ['FULL_TIME, CONTRACTOR', undefined],
  ['constructor', undefined],
  [null, undefined],
])('the employment type %j is %s', async (employmentType, value) => {
  expect((await readOne({ employmentType })).employmentType?.value).toBe(value)
})

test('the key is the identifier, otherwise the address, otherwise derived from the posting', async () => {
  const nameless = { identifier: undefined, url: undefined }
  expect((await readOne({ identifier: undefined })).key).toBe('https://harbour.example/jobs/chart-9')
  const { key } = await readOne(nameless)
  expect(key).toMatch(/^[\w-]{43}$/)
  expect((await readOne({ ...nameless, description: 'Changed' })).key).toBe(key)
  expect((await readOne({ ...nameless, title: 'Chart Printer' })).key).not.toBe(key)
})

test('a posting without an address gets its page’s, which is also the base of relative links', async () => {
  const hints = { url: 'https://harbour.example/careers/list' }
  expect(await readOne({ url: undefined }, hints)).toMatchObject({
    url: hints.url,
    applyUrl: { path: 'address of the page' },
  })
  expect((await readOne({ url: '../jobs/9' }, hints)).url).toBe('https://harbour.example/jobs/9')
  expect((await readOne({ url: 'javascript:alert(1)' }, {})).url).toBeNull()
})

test('a description is returned as HTML, even if its markup was escaped or it is plain text', async () => {
  expect((await readOne({ description: '&lt;p&gt;a&lt;/p&gt;' })).description).toMatchObject({
    value: '<p>a</p>',
    rule: 'escaped-html',
  })
  expect((await readOne({ description: 'a < b\n\nc' })).description.value).toBe('<p>a &lt; b</p><p>c</p>')
})

test('postings with the same identifier are one job only if their titles are equal', async () => {
  expect(await keysOf([make(), make({ title: 'Chart Printer' }), make()])).toEqual(['chart-9', 'chart-9'])
})

test('prose is not read as a list of skills', async () => {
  const prose = 'You have worked for many years with charts of every kind, and you love them; more than anything.'
  expect((await readOne({ skills: prose })).skills).toBeNull()
  expect((await readOne({ skills: [{ '@type': 'DefinedTerm', name: 'Ink' }, 'Paper'] })).skills?.value).toEqual([
    'Ink',
    'Paper',
  ])
})

test('an ambiguous date is unknown', async () => {
  expect((await readOne({ datePosted: '04/05/2026' })).datePosted).toBeNull()
  expect((await readOne({ datePosted: '2026-05-04T10:00:00+0200' })).datePosted?.value).toEqual(
    new Date('2026-05-04T08:00:00Z'),
  )
})

test('a posting without a title is rejected under its key', async () => {
  expect((await readAll('json-ld', [make({ title: ' ' })])).items).toEqual([
    { rejected: { key: 'chart-9', reason: 'title: it is missing' } },
  ])
})

test('a last day without a time lasts until the end of the day', async () => {
  expect((await readOne({ validThrough: '2026-11-30' })).validThrough?.value).toEqual(new Date('2026-11-30T23:59:59Z'))
})

test.each([
  ['ANNUM', 'YEAR'],
  ['PER_YEAR', 'YEAR'],
  ['p.a.', 'YEAR'],
  ['Hours', 'HOUR'],
  ['Monat', 'MONTH'],
  ['mois', 'MONTH'],
])('pay per %s is read as pay per %s', async (unitText, period) => {
  const baseSalary = { '@type': 'MonetaryAmount', currency: 'EUR', minValue: 300, maxValue: '400', unitText }
  expect((await readOne({ baseSalary })).pay?.value).toEqual({ min: 300, max: 400, currency: 'EUR', period })
})
