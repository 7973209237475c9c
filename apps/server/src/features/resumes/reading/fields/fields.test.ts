import { describe, expect, test } from 'vitest'
import { readEntries } from '../entries/read-entries.ts'
import { linesOfText } from '../lines/read-text-lines.ts'
import { readPlace } from './places.ts'
import { educationOfEntry } from './read-education.ts'
import { readHeader } from './read-header.ts'
import { readLanguages, readSkills } from './read-lists.ts'
import { workOfEntries } from './read-work.ts'

const linesOf = (text: string) => linesOfText(text).lines.map((line, at) => ({ ...line, at }))
const work = (text: string) => workOfEntries(readEntries(linesOf(text)))

describe('a role', () => {
  test.each([
    [
      'Designer, Lumenfield, Berlin\tOct 2016 – Present',
      { position: 'Designer', name: 'Lumenfield', location: 'Berlin', startDate: '2016-10' },
    ],
    [
      'Nurse at Northgate Clinic\t2019 – 2021',
      { position: 'Nurse', name: 'Northgate Clinic', startDate: '2019', endDate: '2021' },
    ],
    [
      '2018 – 2022\tLampe GmbH, Graz\nElectrician',
      { position: 'Electrician', name: 'Lampe GmbH', location: 'Graz', startDate: '2018', endDate: '2022' },
    ],
    [
      'Boreal Oy\tHelsinki\nOhjelmistokehittäjä\t2019 – nykyinen',
      { position: 'Ohjelmistokehittäjä', name: 'Boreal Oy', location: 'Helsinki', startDate: '2019' },
    ],
    [
      '示例公司 | 高级工程师 | 2019年3月 - 2021年12月',
      { position: '高级工程师', name: '示例公司', startDate: '2019-03', endDate: '2021-12' },
    ],
  ])('is read from %j', (text, value) => {
    expect(work(text).map((entry) => entry.value)).toEqual([value])
  })

  test('without a date gets its title from the line below', () => {
    expect(work('Northwind Sp. z o.o.\nProgramista\n- Pisała testy')).toMatchObject([
      { value: { name: 'Northwind Sp. z o.o.', position: 'Programista' }, unsure: ['startDate'] },
    ])
  })

  test('without an employer is kept for the member to complete', () => {
    expect(work('Electrician\t2018 – 2022\n- Wired homes')).toMatchObject([
      { value: { position: 'Electrician', highlights: ['Wired homes'] }, unsure: ['name'] },
    ])
  })

  test('is marked as unsure if it names neither a known role nor a company', () => {
    expect(work('Blaumeise\nFachwerk\t2018 – 2022')[0]?.unsure).toEqual(['name', 'position'])
  })

  test('with only one date doesn’t state whether it has ended', () => {
    expect(work('Electrician, Volt GmbH\t2018')[0]).toMatchObject({
      value: { startDate: '2018', endDate: '2018' },
      unsure: ['endDate'],
    })
  })

  test('below another role gets that role’s employer and the employer’s line, marked as unsure', () => {
    const text =
      'Northwind Labs\tBerlin\nSenior Engineer\tJan 2021 – Present\n- Led\nEngineer\tJan 2018 – Dec 2020\n- Built'
    expect(work(text)).toMatchObject([
      { value: { name: 'Northwind Labs', position: 'Senior Engineer', location: 'Berlin' }, unsure: [] },
      {
        value: { name: 'Northwind Labs', position: 'Engineer', location: 'Berlin' },
        lines: [0, 3, 4],
        unsure: ['name'],
      },
    ])
  })

  test('in a group of roles gets the employer above the group, not the duration', () => {
    const text =
      'Kornblomst\n2 years 10 months\nSenior Designer\nJanuary 2015 - October 2016 (1 year 10 months)\nJunior Designer\nJanuary 2014 - January 2015 (1 year 1 month)'
    expect(work(text).map(({ value: { name, position } }) => [name, position])).toEqual([
      ['Kornblomst', 'Senior Designer'],
      ['Kornblomst', 'Junior Designer'],
    ])
  })

  test('is read from a form’s labels', () => {
    const text = '2019 – 2021\nEmployer: Volt Service\nPosition: Electrician'
    expect(work(text)[0]?.value).toMatchObject({ name: 'Volt Service', position: 'Electrician', startDate: '2019' })
  })
})

test.each([
  [
    'State University\nBachelor of Science in Computer Science; GPA: 3.66\tAug. 2014 - May 2018',
    {
      institution: 'State University',
      studyType: 'Bachelor of Science',
      area: 'Computer Science',
      score: '3.66',
      startDate: '2014-08',
      endDate: '2018-05',
    },
  ],
  [
    'Lakeside Conservatory\nB.M. in Vocal Performance, 2017',
    { institution: 'Lakeside Conservatory', studyType: 'B.M.', area: 'Vocal Performance', endDate: '2017' },
  ],
  [
    'Università di Pisa, Laurea, Fisica\t2010 – 2015',
    { institution: 'Università di Pisa', studyType: 'Laurea', area: 'Fisica', startDate: '2010', endDate: '2015' },
  ],
  [
    '清华大学 | 硕士 | 2015年9月 - 2018年6月',
    { institution: '清华大学', studyType: '硕士', startDate: '2015-09', endDate: '2018-06' },
  ],
])('education is read from %j', (text, value) => {
  expect(readEntries(linesOf(text)).map((entry) => educationOfEntry(entry).value)).toEqual([value])
})

describe('the header of the résumé', () => {
  const nameOf = (text: string) => readHeader(linesOf(text), []).basics.name

  test.each([
    ['M A R A   Q U I L L\nmara@mail.example', 'MARA QUILL'],
    ['Mara Quill (she/her)\nmara@mail.example', 'Mara Quill'],
    ['Resume of Mara Quill\nmara@mail.example', 'Mara Quill'],
    ['RESUME\nMara Quill\nmara@mail.example', 'Mara Quill'],
    ['Functional Resume Sample\nMara Quill\nmara@mail.example', 'Mara Quill'],
    ['Mara\nQuill\nmara@mail.example', 'Mara Quill'],
    ['Etta\netta@mail.example | Chicago, IL', 'Etta'],
    ['Anna Koch\nPatissière', 'Anna Koch'],
    ['Mara Quill, PhD\nBerlin', 'Mara Quill'],
    ['Surname: Quill\nFirst name: Mara', 'Mara Quill'],
    ['李雷\nli@mail.example', '李雷'],
    ['Software Engineer\nMara Quill', 'Mara Quill'],
    ['Töökogemus\nNorthwind Labs OÜ on Tartu', undefined],
  ])('%j names %s', (text, name) => {
    expect(nameOf(text)).toBe(name)
  })

  test('gets the name below a heading of personal details, without its label', () => {
    const header = readHeader(
      linesOf('Lebenslauf'),
      linesOf('Name: Mara Quill\nE-Mail: mara@mail.example\nTelefon: (+49) 30 5550-1734'),
    )
    expect(header.basics).toEqual({
      name: 'Mara Quill',
      email: 'mara@mail.example',
      phone: '(+49) 30 5550-1734',
      profiles: undefined,
    })
  })

  test('takes no list of skills for a place, and no unknown heading for a headline', () => {
    const { basics } = readHeader(linesOf('Mara Quill\nmara@mail.example | Kraków\n\nOskused\nJava, Python'), [])
    expect(basics).toEqual({ name: 'Mara Quill', email: 'mara@mail.example', location: { city: 'Kraków' } })
  })
})

test.each([
  ['Austin, TX', { city: 'Austin', region: 'TX', countryCode: 'US' }],
  ['10115 Berlin, Deutschland', { city: 'Berlin', postalCode: '10115', countryCode: 'DE' }],
  ['Milano, Italia', { city: 'Milano', countryCode: 'IT' }],
  ['Kraków', { city: 'Kraków' }],
  ['東京, 日本', { city: '東京', countryCode: 'JP' }],
  ['Java, Python', undefined],
  ['Machine Learning, AI', undefined],
])('%s is read as the place %o', (text, place) => {
  expect(readPlace(text)).toEqual(place)
})

describe('a list', () => {
  test('contains a language only if the item is a natural language or has a level', () => {
    expect(
      readLanguages(linesOf('Spanish: ●●●○○\nKlingon (native), Java, Foobar')).languages.map(({ value }) => value),
    ).toEqual([{ language: 'Spanish' }, { language: 'Klingon', fluency: 'native' }])
  })

  test('of skills can contain spoken languages, which are read as languages', () => {
    const { skills, languages } = readSkills(linesOf('Spoken: German (C1), French\nData: SQL, Python'))
    expect(languages.map(({ value }) => value)).toEqual([{ language: 'German', fluency: 'C1' }, { language: 'French' }])
    expect(skills.map(({ value }) => value)).toEqual([{ name: 'Data', keywords: ['SQL', 'Python'] }])
  })

  test('of skills keeps line numbers, and takes the catalog’s letter case', () => {
    expect(readSkills(linesOf('Chocolate making\njavascript, Go、Rust')).skills).toEqual([
      { value: { name: 'Chocolate making' }, lines: [0] },
      { value: { name: 'JavaScript' }, lines: [1] },
      { value: { name: 'Go' }, lines: [1] },
      { value: { name: 'Rust' }, lines: [1] },
    ])
  })
})
