import { describe, expect, test } from 'vitest'
import { type PlacedWords, pdfOf } from '../resume-files.factory.ts'
import { readResume } from './read-resume.ts'

function column(x: number, top: number, lines: readonly string[], size = 10): PlacedWords[] {
  return lines.map((text, index) => ({ x, y: top - index * 14, text, size }))
}

test('two columns are read one after the other', async () => {
  const mainColumn = [
    ...column(230, 760, ['Experience'], 14),
    ...column(230, 740, [
      'Pastry Chef',
      'Bakery Lindqvist, Malmo | May 2018 - Present',
      '- Runs a kitchen of five that bakes for twelve cafes',
      '- Cut waste by a third with a plan for each weekday',
      'Baker',
      'Brod & Co Bakery | Aug 2014 - Apr 2018',
      '- Baked sourdough for the farmers market every night',
    ]),
    ...column(230, 620, ['Education'], 14),
    ...column(230, 600, ['Diploma in Pastry, Culinary School of Lund', '2012 - 2014']),
  ]
  const side = [
    ...column(40, 760, ['Contact'], 14),
    ...column(40, 740, ['saga@mail.example', '+46 40 555 01 77']),
    ...column(40, 700, ['Skills'], 14),
    ...column(40, 680, ['Baking', 'Menu planning', 'Chocolate making', 'Food hygiene']),
    ...column(40, 600, ['Languages'], 14),
    ...column(40, 580, ['Swedish (native)', 'English (fluent)']),
  ]
  const { resume, unplaced } = await readResume(
    pdfOf([[{ x: 40, y: 800, text: 'Saga Lindqvist Holm', size: 24 }, ...side, ...mainColumn]]),
  )
  expect(unplaced).toEqual([])
  expect(resume.basics).toEqual({ name: 'Saga Lindqvist Holm', email: 'saga@mail.example', phone: '+46 40 555 01 77' })
  expect(resume.work).toMatchObject([
    {
      position: 'Pastry Chef',
      startDate: '2018-05',
      highlights: [/kitchen of five/, /waste by a third/].map((words) => expect.stringMatching(words)),
    },
    { position: 'Baker', startDate: '2014-08', endDate: '2018-04' },
  ])
  expect(resume.education).toMatchObject([
    { institution: 'Culinary School of Lund', startDate: '2012', endDate: '2014' },
  ])
  expect(resume.skills?.map(({ name }) => name)).toEqual([
    'Baking',
    'Menu planning',
    'Chocolate making',
    'Food hygiene',
  ])
  expect(resume.languages).toHaveLength(2)
})

test('dates in a margin are not a column', async () => {
  const rows = (top: number, pairs: readonly (readonly [string, string])[]) =>
    pairs.flatMap(([left, right], index) => [
      ...column(40, top - index * 16, left ? [left] : []),
      ...column(170, top - index * 16, [right]),
    ])
  const page = [
    { x: 40, y: 800, text: 'Tomasz Zielak', size: 20 },
    ...column(40, 760, ['Work experience'], 13),
    ...rows(740, [
      ['2019 - 2023', 'Electrician, Volt Service GmbH'],
      ['', 'Wired 300 homes in Graz and taught two apprentices'],
      ['2016 - 2019', 'Apprentice Electrician, Lampe & Sohn GmbH'],
      ['', 'Learned the trade from the meter to the last socket'],
    ]),
    ...column(40, 650, ['Education'], 13),
    ...rows(630, [['2012 - 2016', 'Polytechnic School of Graz']]),
  ]
  const { resume } = await readResume(pdfOf([page]))
  expect(resume.work).toMatchObject([
    { name: 'Volt Service GmbH', position: 'Electrician', startDate: '2019', endDate: '2023' },
    { name: 'Lampe & Sohn GmbH', position: 'Apprentice Electrician', startDate: '2016', endDate: '2019' },
  ])
  expect(resume.education).toMatchObject([{ institution: 'Polytechnic School of Graz', startDate: '2012' }])
})

describe('a heading', () => {
  test('opens a section, which is listed as unread if the heading is unknown', async () => {
    const page = [
      { x: 40, y: 800, text: 'Mira Castellanos', size: 20 },
      ...column(40, 760, ['Skills'], 14),
      ...column(40, 740, ['SQL, Excel']),
      ...column(40, 700, ['Where the wind blows'], 14),
      ...column(40, 680, ['A year on a sailing ship']),
      ...column(40, 640, ['Languages'], 14),
      ...column(40, 620, ['Spanish']),
    ]
    const { resume, unplaced } = await readResume(pdfOf([page]))
    expect(resume.skills?.map(({ name }) => name)).toEqual(['SQL', 'Excel'])
    expect(resume.languages).toEqual([{ language: 'Spanish' }])
    expect(unplaced.map(({ text }) => text)).toEqual(['Where the wind blows', 'A year on a sailing ship'])
  })

  test('can have spaces between its letters', async () => {
    const page = [
      { x: 40, y: 800, text: 'Mira Castellanos', size: 20 },
      ...column(40, 760, ['S K I L L S', 'SQL, Excel', 'L A N G U A G E S', 'Spanish']),
    ]
    const { resume } = await readResume(pdfOf([page]))
    expect(resume.skills).toHaveLength(2)
    expect(resume.languages).toHaveLength(1)
  })
})

test('page numbers are left out', async () => {
  const page = (number: number) => [
    ...column(40, 780, ['Mira Castellanos', 'Skills', 'SQL', 'Python'].slice(number === 1 ? 0 : 2)),
    { x: 280, y: 30, text: `Page ${number} of 2` },
  ]
  const { resume, unplaced } = await readResume(pdfOf([page(1), page(2)]))
  expect(JSON.stringify([resume, unplaced])).not.toContain('Page')
})

test('soft hyphens that a font draws as hyphens are kept as hyphens', async () => {
  const page = [
    { x: 40, y: 800, text: 'Mira Castellanos', size: 20 },
    ...column(40, 760, ['EXPERIENCE'], 14),
    ...column(40, 740, ['Cloud Engineer, Volt Service GmbH']),
    ...column(420, 740, ['Sep. 2019 - Present']),
    ...column(40, 720, ['Ran a multi-account platform for three high-impact teams of the firm and wrote its guides']),
  ]
  const { resume, lines } = await readResume(pdfOf([page], { hasSoftHyphens: true }))
  expect(lines.join(' ')).toContain('multi-account platform for three high-impact')
  expect(resume.work).toMatchObject([{ position: 'Cloud Engineer', name: 'Volt Service GmbH', startDate: '2019-09' }])
})

test('a short column on the right is read separately from the main one', async () => {
  const mainColumn = [
    ...column(40, 760, ['Experience'], 14),
    ...column(40, 740, ['Nurse, Northgate Clinic', '2019 - 2023', 'Cared for patients after operations at night']),
    ...column(40, 690, ['Education'], 14),
    ...column(40, 670, ['BSc Nursing, University of Leeds', '2015 - 2018']),
  ]
  const beside = [
    ...column(400, 760, ['Languages'], 14),
    ...column(400, 740, ['English (native)', 'Igbo (fluent)', 'Welsh (basic)']),
  ]
  const { resume, unplaced } = await readResume(
    pdfOf([[{ x: 40, y: 800, text: 'Jonas Okafor', size: 20 }, ...mainColumn, ...beside]]),
  )
  expect(unplaced).toEqual([])
  expect(resume.work).toMatchObject([{ position: 'Nurse', name: 'Northgate Clinic' }])
  expect(resume.languages).toHaveLength(3)
})

test('a page footer is not a role', async () => {
  const page = (number: number) => [
    { x: 40, y: 800, text: 'Jonas Okafor', size: 20 },
    ...column(40, 760, ['Experience'], 14),
    ...column(40, 740, ['Nurse, Northgate Clinic', '2019 - 2023']),
    { x: 40, y: 30, text: 'February 3, 2026' },
    { x: 260, y: 30, text: 'Jonas Okafor | Resume' },
    { x: 520, y: 30, text: String(number) },
  ]
  const { resume } = await readResume(pdfOf([page(1)]))
  expect(resume.work).toEqual([{ position: 'Nurse', name: 'Northgate Clinic', startDate: '2019', endDate: '2023' }])
})
