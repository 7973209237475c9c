import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readAll, readOnly } from '../source-bytes.factory.ts'
import { makePlainJob } from './plain-job.factory.ts'

const readOne = (parts: Record<string, unknown>) => readOnly('json', [makePlainJob(parts)])
const csv = (...lines: string[]) => lines.join('\n')
const expected = {
  key: 'quay-17',
  url: 'https://harbour.example/jobs/quay-17',
  companyName: { value: 'Harbour Lights', path: 'company' },
  title: { value: 'Quay Electrician', path: 'title' },
  description: { value: '<p>Keep the quay lit.</p>' },
  department: { value: 'manufacturing', path: 'department' },
  seniority: { value: 'Mid-Level', path: 'seniority' },
  employmentType: { value: 'Full-time', path: 'employmentType' },
  workType: { value: 'Onsite', path: 'workType' },
  places: [{ value: { locality: 'Lisbon', country: 'PT' } }, { value: { locality: 'Porto', country: 'PT' } }],
  pay: { value: { min: 28_000, max: 34_000, currency: 'EUR', period: 'YEAR' } },
  skills: { value: ['Wiring', 'Climbing'], path: 'skills' },
  benefits: { value: ['Boat to work'] },
  applyUrl: { value: 'https://harbour.example/jobs/quay-17/apply', path: 'applyUrl' },
  datePosted: { value: new Date('2026-05-04') },
  validThrough: { value: new Date('2026-08-31T18:00:00Z') },
  language: { value: 'en', path: 'language' },
}

describe('JSON', () => {
  test.each<[string, unknown]>([
    ['a list', [makePlainJob()]],
    ['a list "jobs"', { jobs: [makePlainJob()] }],
    ['one job per line', `${JSON.stringify(makePlainJob())}\n`],
  ])('%s is read with the source of each field', async (_name, content) => {
    expect(await readOnly('json', content)).toMatchObject(expected)
  })

  test('the examples of the documentation are read as documented', async () => {
    const text = readFileSync(new URL('../../../../../../../docs/import-format.md', import.meta.url), 'utf8')
    for (const kind of ['json', 'csv'] as const) {
      const [, example = ''] = new RegExp(`\`\`\`${kind}\n([^]*?)\`\`\``).exec(text) ?? []
      const { items, error } = await readAll(kind, example)
      expect(error).toBeNull()
      expect(items).toMatchObject([
        {
          posting: {
            companyName: { value: 'Harbour Lights' },
            places: [{ value: { country: 'PT' } }, { value: { locality: 'Porto' } }],
            pay: { value: { min: 28_000, max: 34_000, currency: 'EUR', period: 'YEAR' } },
            skills: { value: ['Wiring', 'Climbing'] },
            datePosted: { value: new Date('2026-05-04') },
          },
        },
        { posting: { pay: null, workType: { value: 'Remote' } } },
      ])
    }
  })
})

describe('CSV', () => {
  const header = 'key;title;company;city;country;pay min;Pay Max;pay_currency;payPeriod;skills'
  const row = 'a;"Pilot; harbour";Harbour Lights;Lisbon;Portugal;28,000;34,000;EUR;year;"Ink|Charts\nPaper"'
  const posting = {
    key: 'a',
    title: { value: 'Pilot; harbour' },
    places: [{ value: { locality: 'Lisbon', country: 'PT' }, path: 'city, country' }],
    pay: { value: { min: 28_000, max: 34_000 }, path: 'pay min, Pay Max, pay_currency, payPeriod' },
    skills: { value: ['Ink', 'Charts', 'Paper'] },
  }

  test('cells can contain separators and line breaks, and columns can have various names', async () => {
    for (const size of [3, 65_536]) {
      const { items, error } = await readAll('csv', csv(header, row, ''), {}, size)
      expect({ error, items }).toMatchObject({ error: null, items: [{ posting }] })
    }
  })

  test.each([[','], [';'], ['\t'], ['|']])('the separator %j is detected from the header', async (separator) => {
    const text = csv(['id', 'title', 'company'].join(separator), ['7', '"Chief, acting"', 'A'].join(separator))
    expect(await readOnly('csv', text)).toMatchObject({
      key: '7',
      title: { value: 'Chief, acting' },
      companyName: { value: 'A' },
    })
  })

  test('a byte-order mark, Windows line endings, empty lines and quotes inside words are accepted', async () => {
    const { items } = await readAll(
      'csv',
      '\ufeffid,title\r\n1,Pilot\r\n\r\n,,\r\n2,"Pilot ""B"""\r\n3,5" pipe fitter\r\n',
    )
    expect(items).toMatchObject(
      ['Pilot', 'Pilot "B"', '5" pipe fitter'].map((value) => ({ posting: { title: { value } } })),
    )
  })

  test.each([
    ['an unclosed quote', csv('id,title', '1,Pilot', '2,"Pil'), 'is not whole CSV, or was cut off', 1],
    ['a last row without its cells', csv('id,title,company', '1,Pilot,A', '2,Pil'), 'its last row has 2 of 3 cells', 1],
    ['no column for the title', csv('id,name', '1,x', ''), 'has no column for the title of a job', 0],
    ['JSON', [makePlainJob()], 'use --source json', 0],
    ['a web page', '<!doctype html><p>x', 'is not CSV but a web page', 0],
  ])('%s yields its complete rows and an error', async (_name, content, message, count) => {
    const { items, error } = await readAll('csv', content)
    expect(error).toContain(message)
    expect(items).toHaveLength(count)
  })

  test('a row with more cells than columns is rejected, but one with fewer is read', async () => {
    const { items } = await readAll('csv', csv('id,title,company', '1,Pilot,A,B', '2,Pilot', '3,Pilot,A'))
    expect(items).toMatchObject([
      { rejected: { key: '1', reason: expect.stringContaining('4 cells') } },
      { posting: {} },
      { posting: {} },
    ])
  })

  test('a file with only a header is read as an empty list', async () => {
    expect(await readAll('csv', 'id,title\n')).toEqual({ items: [], error: null })
  })
})

describe('alternative field names', () => {
  test('are recognised as aggregated lists use them, and missing values stay unknown', async () => {
    const job = {
      id: 'x-1',
      firmName: 'Harbour Lights',
      jobTitle: 'Tide Trader',
      datePosted: null,
      url: 'https://harbour.example/x-1',
      locations: ['Lisbon', 'Porto'],
      salary: 175_000,
      jobType: 'FULL_TIME',
      roleCategory: 'software_engineering',
      seniorityLevel: 'mid',
      programmingLanguages: ['Python'],
      technologies: ['Excel'],
      skills: ['Statistics', 'Excel'],
      workMode: 'not_specified',
    }
    expect(await readOnly('json', [job])).toMatchObject({
      key: 'x-1',
      companyName: { value: 'Harbour Lights', path: 'firmName' },
      title: { value: 'Tide Trader', path: 'jobTitle' },
      description: { value: '' },
      department: { value: 'engineering', path: 'roleCategory' },
      seniority: { value: 'Mid-Level', path: 'seniorityLevel' },
      employmentType: { value: 'Full-time', path: 'jobType' },
      workType: null,
      places: [{ path: 'locations' }, {}],
      pay: null,
      skills: { value: ['Statistics', 'Excel', 'Python'], path: 'skills, technologies, programmingLanguages' },
      applyUrl: { path: 'url' },
      datePosted: null,
    })
  })

  test('have a lower priority than our own names', async () => {
    expect((await readOne({ jobTitle: 'Other', title: 'Own' })).title).toMatchObject({ value: 'Own', path: 'title' })
  })
})

test.each([
  [
    { payMin: '28.000,50', payMax: null },
    { min: 28_000.5, max: null },
  ],
  [
    {
      payMin: null,
      payMax: null,
      pay: { min: 20, max: 22, currency: 'USD', period: 'hour' },
      payCurrency: null,
      payPeriod: null,
    },
    { min: 20, currency: 'USD' },
  ],
  [{ payMin: -1 }, undefined],
  [{ payMin: '28k' }, undefined],
  [{ payPeriod: null }, undefined],
  [{ payCurrency: '$' }, undefined],
])('the pay %j is %j', async (parts, pay) => {
  const { pay: read } = await readOne(parts)
  if (pay === undefined) expect(read).toBeNull()
  else expect(read?.value).toMatchObject(pay)
})

test('the key is the job’s own, otherwise its address, otherwise derived from the job', async () => {
  expect((await readOne({ key: null })).key).toBe('https://harbour.example/jobs/quay-17')
  const { key } = await readOne({ key: null, url: null })
  expect(key).toMatch(/^[\w-]{43}$/)
  expect((await readOne({ key: null, url: null, description: 'Changed' })).key).toBe(key)
  expect((await readOne({ key: null, url: null, places: 'Faro' })).key).not.toBe(key)
})

test('an item without a title, or that isn’t a job, is rejected, and the next one is read', async () => {
  expect((await readAll('json', [makePlainJob({ title: ' ' }), 'x', null, [], makePlainJob()])).items).toMatchObject([
    { rejected: { key: 'quay-17', reason: 'title: it is missing' } },
    { rejected: { key: null, reason: 'item: it is no object' } },
    { rejected: { key: null } },
    { rejected: { key: null } },
    { posting: { key: 'quay-17' } },
  ])
})

describe('a day without a time', () => {
  test.each(['2026-08-31', '2026-8-31'])(
    '%s as the last day of a job lasts until the end of that day',
    async (validThrough) => {
      expect((await readOne({ validThrough })).validThrough?.value).toEqual(new Date('2026-08-31T23:59:59Z'))
    },
  )

  test('a stated time is kept, and a nonexistent day is unknown', async () => {
    const midnight = '2026-08-31T00:00:00Z'
    expect((await readOne({ validThrough: midnight })).validThrough?.value).toEqual(new Date(midnight))
    expect((await readOne({ validThrough: '2026-02-31' })).validThrough).toBeNull()
    expect((await readOne({ datePosted: '2026-05-04' })).datePosted?.value).toEqual(new Date('2026-05-04T00:00:00Z'))
  })
})

test('entities are unescaped in every line, and soft hyphens are removed', async () => {
  const job = await readOne({
    title: 'R&amp;D Lead &ndash; Op\u00adtics &amp;#8211; Caf&eacute;',
    company: 'M&uuml;ller &amp; S&ouml;hne',
    places: ['M&uuml;nchen, Germany'],
    skills: ['C&#43;&#43;'],
  })
  expect(job).toMatchObject({
    title: { value: 'R&D Lead – Optics – Café' },
    companyName: { value: 'Müller & Söhne' },
    places: [{ value: { locality: 'Munich', country: 'DE' } }],
    skills: { value: ['C++'] },
  })
})

describe('an unreadable value is omitted from its job, and reported', () => {
  test('with its line and column in CSV', async () => {
    const text = csv(
      'key,title,company,valid through,pay min,work type',
      'a,Pilot,Harbour,31.12.2026,28k,On the moon',
      '',
    )
    expect((await readAll('csv', text)).items).toMatchObject([
      {
        posting: { key: 'a', validThrough: null, pay: null, workType: null },
        notes: [
          'line 2, work type: “On the moon” can’t be read and was left open',
          'line 2, valid through: “31.12.2026” can’t be read and was left open',
          'line 2, pay min: no pay can be read from this; it needs an amount, a currency and a period',
        ],
      },
    ])
  })

  test('unless it only says that the value is not specified', async () => {
    const job = makePlainJob({ workType: 'not_specified', seniority: 'n/a', language: null })
    expect((await readAll('json', [job])).items).toEqual([{ posting: expect.anything() }])
  })
})
