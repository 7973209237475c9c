import { describe, expect, test } from 'vitest'
import { useWorld } from '../../../../test/use-world.ts'
import { joinAsAdmin } from '../../session/accounts.factory.ts'
import { importEntries, uploadCourses } from '../courses.factory.ts'
import { importCoursesCommand } from './import-courses.command.ts'
import { importCourses } from './import-courses.ts'

const { world, app, api } = useWorld()

const HEADER = 'Title,Provider,Link,Level,Hours,Price,Currency,Language,Skills,Category'
const listCourses = async (q: string) => (await api('GET /api/v1/courses', { query: { q } })).result.items
const fileOf = (text: string) => world.writeFile('courses.csv', text)
const importRows = async (...rows: readonly string[]) =>
  importCourses(world.ctx, await fileOf([HEADER, ...rows].join('\n')))
const emptyCells = ',,,,,,'

describe('an import', () => {
  test('stores the values of a row, and leaves missing values unspecified', async () => {
    const report = await importRows(
      'Acorn Baking,Oak School,https://oak.example/baking,Beginner,12.5,49.90,EUR,German,python;Sourdough,Hospitality',
      `Acorn Carving,Oak School,https://oak.example/carving${emptyCells}`,
    )
    expect(report).toEqual({ unit: 'line', read: 2, added: 2, changed: 0, unchanged: 0, rejected: 0, reasons: [] })
    expect(await listCourses('acorn baking')).toMatchObject([
      {
        ...{ slug: 'acorn-baking', provider: 'Oak School', level: 'beginner', hours: 12.5 },
        price: { amount: 49.9, currency: 'EUR' },
        language: { slug: 'de', name: 'German' },
        skills: [
          { slug: 'python', name: 'python' },
          { slug: 'sourdough', name: 'Sourdough' },
        ],
        categories: [{ slug: 'hospitality', name: 'Hospitality' }],
      },
    ])
    const unspecifiedValues = { level: null, hours: null, price: null, language: null, skills: [], categories: [] }
    expect(await listCourses('acorn carving')).toMatchObject([unspecifiedValues])
  })

  test('recognises a course by any variant of its link, and adds nothing when a file is imported twice', async () => {
    expect(await importRows(`Beech A,School,https://beech.example/a${emptyCells}`)).toMatchObject({ added: 1 })
    expect(await importRows(`Beech A,School,https://www.beech.example/a/?utm_source=x${emptyCells}`)).toMatchObject({
      unchanged: 1,
    })
    expect(await importRows(`Beech B,School,https://beech.example/a,,3,,,,,`)).toMatchObject({ added: 0, changed: 1 })
    expect(await listCourses('beech')).toMatchObject([{ title: 'Beech B', hours: 3, slug: 'beech-a' }])
    // Values that an entry doesn't specify stay.
    await importRows(`Beech C,School,https://beech.example/a${emptyCells}`)
    expect(await listCourses('beech')).toMatchObject([{ title: 'Beech C', hours: 3 }])
  })

  test('adds each course once, even when two imports run at the same time', async () => {
    const entries = Array.from({ length: 30 }, (_, index) => ({ title: `Cherry ${index}` }))
    const reports = await Promise.all([importEntries(world, ...entries), importEntries(world, ...entries)])
    expect(reports.map(({ added }) => added).toSorted((a, b) => a - b)).toEqual([0, 30])
  })

  test('counts a course once if the file repeats it, and rejects a contradictory row with its line number', async () => {
    const row = `Dogwood,School,https://dogwood.example/a${emptyCells}`
    const report = await importRows(row, row, row.replace('Dogwood', 'Dogwood 2'))
    expect(report).toMatchObject({ read: 3, added: 1, unchanged: 1, rejected: 1 })
    expect(report.reasons).toEqual([{ place: 4, reason: 'Line 2 has the same link, but says something else.' }])
  })

  test.for([
    [`=cmd|x,School,https://elm.example/a${emptyCells}`, /begins like a formula/],
    [`Elm,"School,https://elm.example/a${emptyCells}`, /quote isn’t closed/],
    [`Elm,School,javascript:alert(1)${emptyCells}`, /isn’t a web address/],
    [`Elm,School,${emptyCells}`, /link is missing/],
    [`,School,https://elm.example/a${emptyCells}`, /title is missing/],
    ['Elm,School,https://elm.example/a,,,,,,,,more', /11 cells for 10 columns/],
  ] as const)('rejects %s, but stores the next row', async ([row, reason], { task }) => {
    const report = await importRows(row, `Fir ${task.id},School,https://fir.example/${task.id}${emptyCells}`)
    expect(report).toMatchObject({ read: 2, added: 1, rejected: 1 })
    expect(report.reasons).toMatchObject([{ place: 2, reason: expect.stringMatching(reason) }])
  })

  test.for([
    ['Wizard,,,,,,', { level: null }, /level “Wizard”/],
    ['All Levels,,,,,,', { level: null }, /level “All Levels”/],
    ['Beginner Level,,,,,,', { level: 'beginner' }, null],
    [',a week,,,,,', { hours: null }, /hours “a week”/],
    [',37 mins,,,,,', { hours: 0.6 }, null],
    [',2h 30m,,,,,', { hours: 2.5 }, null],
    [',1.5 total hours,,,,,', { hours: 1.5 }, null],
    [',,49,,,,', { price: null }, /currency of the price is missing/],
    [',,=1+1,EUR,,,', { price: null }, /price “=1\+1”/],
    [',,49,Taler,,,', { price: null }, /no currency “Taler”/],
    [',,,,Klingon,,', { language: null }, /no language “Klingon”/],
    [',,,,,SQL;=cmd|x,', { skills: [{ name: 'SQL' }, { name: 'x' }] }, /skill “=cmd” begins like a formula/],
  ] as const)(
    'keeps a course with the cells %s, and reports the values it ignored',
    async ([cells, course, note], { task }) => {
      const report = await importRows(`Hazel ${task.id},School,https://hazel.example/${task.id},${cells}`)
      expect(report).toMatchObject({ added: 1, rejected: 0 })
      expect(report.reasons).toMatchObject(note === null ? [] : [{ place: 2, reason: expect.stringMatching(note) }])
      expect(await listCourses(`Hazel ${task.id}`)).toMatchObject([course])
    },
  )

  test('reports the columns and the item fields that it doesn’t use', async () => {
    const row = 'Ivy 1,School,https://ivy.example/1,4.7'
    const csv = await importCourses(world.ctx, await fileOf(`Title,Provider,Link,Rating\n${row}`))
    expect(csv).toMatchObject({ added: 1, reasons: [{ place: 1, reason: 'Not used: “Rating”.' }] })
    const item = { title: 'Ivy 2', provider: 'School', link: 'https://ivy.example/2', level: { of: 'any' } }
    const json = await importCourses(world.ctx, await fileOf(JSON.stringify([item])))
    expect(json).toMatchObject({
      added: 1,
      reasons: [{ place: 1, reason: expect.stringContaining('without its level') }],
    })
  })

  test('reads a JSON list, an object with “courses” and one item per line, and reads “free” as a price of 0', async () => {
    const entry = (name: string) => ({ name, provider: 'School', url: `https://gorse.example/${name}`, price: 'free' })
    const texts = [
      JSON.stringify([entry('Gorse 1'), 7, { name: 'Gorse' }]),
      JSON.stringify({ courses: [{ ...entry('Gorse 2'), teaches: ['SQL', 'sql'] }] }),
      `${JSON.stringify(entry('Gorse 3'))}\n${JSON.stringify(entry('Gorse 4'))}`,
    ]
    const reports = []
    for (const text of texts) reports.push(await importCourses(world.ctx, await fileOf(text)))
    expect(reports).toMatchObject([
      { unit: 'item', added: 1, rejected: 2 },
      { added: 1, rejected: 0 },
      { added: 2, rejected: 0 },
    ])
    expect(reports[0]?.reasons.map(({ place }) => place)).toEqual([2, 3])
    const listedCourses = await listCourses('gorse')
    expect(listedCourses.map(({ title }) => title).toSorted()).toEqual(['Gorse 1', 'Gorse 2', 'Gorse 3', 'Gorse 4'])
    expect(listedCourses.every(({ price }) => price?.amount === 0 && price.currency === null)).toBe(true)
    expect(listedCourses.find(({ title }) => title === 'Gorse 2')?.skills).toMatchObject([{ slug: 'sql' }])
  })

  test.for([
    ['an empty file', '', /empty/],
    ['a file without a column for the link', 'Title,Provider\nA,B', /no column for the link/],
    ['a line without an end', `${HEADER}\nLime,${'x'.repeat(30_000)}`, /more than 20000 characters/],
    ['JSON that was cut off', '[{"title":"Lime"},', /not whole JSON/],
  ] as const)('refuses %s', async ([, text, reason]) => {
    await expect(importCourses(world.ctx, await fileOf(text))).rejects.toThrow(reason)
  })

  test('stores nothing when it fails halfway', async () => {
    const rows = Array.from(
      { length: 700 },
      (_, index) => `Maple ${index},S,https://maple.example/${index}${emptyCells}`,
    )
    await expect(importRows(...rows, `Maple end,${'x'.repeat(30_000)},5`)).rejects.toThrow(/more than/)
    expect(await listCourses('maple')).toEqual([])
  })

  test('works by upload for an admin, and explains why a file is refused', async () => {
    const admin = await joinAsAdmin(world, app)
    const text = `${HEADER}\nUrchin,School,https://urchin.example/a${emptyCells}\nUrchin,,,\n`
    expect((await uploadCourses(app, admin, text)).json().result).toMatchObject({ read: 2, added: 1, rejected: 1 })
    const wrongUpload = await uploadCourses(app, admin, 'x')
    expect([wrongUpload.statusCode, wrongUpload.json().result.code]).toEqual([422, 'courses-unreadable'])
  })
})

test('the command prints the report, and exits with 1 if the path is not a file', async () => {
  const printedLines: string[] = []
  const output = {
    print: (line: string) => void printedLines.push(line),
    printError: (line: string) => void printedLines.push(line),
  }
  const path = await fileOf(`${HEADER}\nNutmeg,School,https://nutmeg.example/a${emptyCells}\nNutmeg`)
  const work = await importCoursesCommand.prepare([path], output)
  if (typeof work === 'number') throw new Error('It was refused.')
  expect(await work(world.ctx)).toBe(0)
  expect(printedLines).toEqual([
    '2 read: 1 new, 0 changed, 0 unchanged, 1 rejected',
    '  line 3: The provider is missing.',
  ])
  expect(await importCoursesCommand.prepare(['/nowhere.csv'], output)).toBe(1)
})
