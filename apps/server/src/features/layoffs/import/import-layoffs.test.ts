import { describe, expect, test } from 'vitest'
import { useWorld } from '../../../../test/use-world.ts'
import { csvFile, HEADER, importRows } from '../layoffs.factory.ts'
import { importLayoffsCommand } from './import-layoffs.command.ts'
import { importLayoffs } from './import-layoffs.ts'

const { world, api } = useWorld()

const listLayoffs = async (q: string) => (await api('GET /api/v1/layoffs', { query: { q } })).result.items

describe('an import', () => {
  test('stores the values of a row, and leaves missing values unspecified', async () => {
    const report = await importRows(world, 'Acorn Post, SF Bay Area, 145, 2026-04-07')
    expect(report).toEqual({ read: 1, added: 1, changed: 0, unchanged: 0, rejected: 0, reasons: [] })
    expect(await listLayoffs('acorn')).toMatchObject([
      {
        ...{ slug: 'acorn-post-2026-04-07', companyName: 'Acorn Post', date: '2026-04-07', number: 145, company: null },
        ...{ share: null, place: { slug: 'sf-bay-area', name: 'SF Bay Area' }, industry: null, source: null },
      },
    ])
  })

  test('adds nothing when a file is imported twice, and updates a changed number', async () => {
    const rows = ['Beech Bank,Berlin,20,2025-01-02', 'Beech Bank,Bonn,,2025-01-02']
    expect(await importRows(world, ...rows)).toMatchObject({ added: 2 })
    expect(await importRows(world, ...rows)).toMatchObject({ added: 0, changed: 0, unchanged: 2 })
    expect(await importRows(world, 'Beech Bank,Berlin,25,2025-01-02')).toMatchObject({ added: 0, changed: 1 })
    expect((await listLayoffs('beech bank')).map(({ number }) => number).toSorted()).toEqual([25, null])
  })

  test('adds each row once, even when two imports run at the same time', async () => {
    const rows = Array.from(
      { length: 30 },
      (_, day) => `Cherry Cars,Rome,9,2024-03-${String(day + 1).padStart(2, '0')}`,
    )
    const reports = await Promise.all([importRows(world, ...rows), importRows(world, ...rows)])
    expect(reports.map(({ added }) => added).toSorted((a, b) => a - b)).toEqual([0, 30])
  })

  test('stores a repeated row once, and rejects a contradictory row with its line', async () => {
    const report = await importRows(
      world,
      'Dogwood,Oslo,5,2024-02-01',
      'Dogwood,Oslo,5,2024-02-01',
      'DOGWOOD,Oslo,7,2024-02-01',
    )
    expect(report).toMatchObject({ read: 3, added: 1, unchanged: 1, rejected: 1 })
    expect(report.reasons).toEqual([
      { line: 4, reason: 'Line 2 has the same company, date and place, but says something else.' },
    ])
  })

  test.for([
    ['=cmd|x,Oslo,5,2024-02-01', /begins like a formula/],
    ['"Elm,Oslo,5,2024-02-01', /quote isn’t closed/],
    ['Elm,Oslo,5,2024-02-30', /no day “2024-02-30”/],
    ['Elm,Oslo,5,10000-01-01', /isn’t between 1990 and 2100/],
    ['Elm,Oslo,5,yesterday', /can’t be read/],
    ['Elm,Oslo,5,3/4/2024', /may be two days/],
    [',Oslo,5,2024-02-01', /company is missing/],
    ['Elm,Oslo,5,', /date is missing/],
    ['Elm,Os,lo,5,2024-02-01', /5 cells for 4 columns/],
  ] as const)('rejects %s, but stores the next row', async ([row, reason], { task }) => {
    const report = await importRows(world, row, `Fir ${task.id},Oslo,5,2024-02-01`)
    expect(report).toMatchObject({ read: 2, added: 1, rejected: 1 })
    expect(report.reasons).toMatchObject([{ line: 2, reason: expect.stringMatching(reason) }])
  })

  test.for([
    ['Oslo,=1+1', { number: null, place: { name: 'Oslo' } }, /begins like a formula/],
    ['Oslo,a few', { number: null }, /isn’t a whole number/],
    ['Oslo,0', { number: null }, /isn’t between 1 and/],
    ['=cmd|x,5', { number: 5, place: null }, /place “=cmd\|x” begins like a formula/],
  ] as const)(
    'keeps a row with the cells %s, and reports the values it ignored',
    async ([cells, layoff, note], { task }) => {
      const report = await importRows(world, `Ginkgo ${task.id},${cells},2024-02-01`)
      expect(report).toMatchObject({
        added: 1,
        rejected: 0,
        reasons: [{ line: 2, reason: expect.stringMatching(note) }],
      })
      expect(await listLayoffs(`Ginkgo ${task.id}`)).toMatchObject([layoff])
    },
  )

  test('accepts symbols as column names, and lists the columns that it doesn’t use', async () => {
    const path = await csvFile(
      world,
      'Company,Location HQ,# Laid Off,Date,%,Source,Stage',
      'Larch,Sydney,500,3/16/2023,5%,https://news.example/larch,Series B',
      'Laurel,Oslo,7,3/6/2023,1,Internal memo,',
    )
    const report = await importLayoffs(world.ctx, path)
    expect(report).toMatchObject({ added: 2, rejected: 0 })
    expect(report.reasons).toEqual([
      { line: 1, reason: 'Not used: “Stage”.' },
      { line: 3, reason: 'Stored without its share: the share 1 may be 1% or 100%. Add the sign.' },
      { line: 3, reason: 'Stored without its source: the source “Internal memo” isn’t a web address.' },
    ])
    expect(await listLayoffs('larch')).toMatchObject([{ number: 500, share: 5 }])
    expect(await listLayoffs('laurel')).toMatchObject([{ number: 7, share: null, source: null }])
  })

  test('infers from a single unambiguous date whether the month comes first', async () => {
    await importRows(world, 'Gorse A,Oslo,5,3/4/2024', 'Gorse B,Oslo,5,3/28/2024')
    expect((await listLayoffs('gorse')).map(({ date }) => date)).toEqual(['2024-03-28', '2024-03-04'])
    await importRows(world, 'Holly A,Oslo,5,3/4/2024', 'Holly B,Oslo,5,28/3/2024')
    expect((await listLayoffs('holly')).map(({ date }) => date)).toEqual(['2024-04-03', '2024-03-28'])
    // Both orders in one file: only unambiguous dates are read.
    const mixedReport = await importRows(
      world,
      'Ivy A,Oslo,5,3/28/2024',
      'Ivy B,Oslo,5,28/3/2024',
      'Ivy C,Oslo,5,3/4/2024',
    )
    expect(mixedReport).toMatchObject({ added: 2, rejected: 1 })
  })

  test('reads other headers, separators and forms of shares, and ignores an unknown industry', async () => {
    const path = await csvFile(
      world,
      '\uFEFFemployer;Sector;Percentage;date announced;URL',
      'Juniper;Software;12.5%;2024-05-05;https://news.example/juniper',
      'Kale;Wizardry;0.2;2024-05-05;',
    )
    const report = await importLayoffs(world.ctx, path)
    expect(report).toMatchObject({ added: 2, rejected: 0 })
    expect(report.reasons).toEqual([{ line: 3, reason: 'Stored without its industry: “Wizardry” isn’t in the list.' }])
    expect(await listLayoffs('juniper')).toMatchObject([
      {
        share: 12.5,
        industry: { slug: 'software' },
        source: 'https://news.example/juniper',
        number: null,
        place: null,
      },
    ])
    expect(await listLayoffs('kale')).toMatchObject([{ share: 20, industry: null }])
  })

  test.for([
    ['an empty file', '', /empty/],
    ['a file without a column for the company', 'Date,number\n2024-01-01,5', /no column for the company/],
    ['a line without an end', `${HEADER}\nLime,${'x'.repeat(30_000)}`, /more than 20000 characters/],
  ] as const)('refuses %s', async ([, text, reason]) => {
    const path = await world.writeFile('layoffs.csv', text)
    await expect(importLayoffs(world.ctx, path)).rejects.toThrow(reason)
  })

  test('stores nothing when it fails halfway', async () => {
    const rows = Array.from({ length: 700 }, (_, index) => `Maple ${index},Oslo,5,2024-02-01`)
    const path = await csvFile(world, HEADER, ...rows, `Maple end,${'x'.repeat(30_000)},5,2024-02-01`)
    await expect(importLayoffs(world.ctx, path)).rejects.toThrow()
    expect(await listLayoffs('maple')).toEqual([])
  })
})

test('the command prints the report, and exits with 1 if the path is not a file', async () => {
  const printedLines: string[] = []
  const output = {
    print: (line: string) => void printedLines.push(line),
    printError: (line: string) => void printedLines.push(line),
  }
  const work = await importLayoffsCommand.prepare(
    [await csvFile(world, HEADER, 'Nutmeg,Oslo,5,2024-02-01', 'Nutmeg')],
    output,
  )
  if (typeof work === 'number') throw new Error('It was refused.')
  expect(await work(world.ctx)).toBe(0)
  expect(printedLines).toEqual(['2 read: 1 new, 0 changed, 0 unchanged, 1 rejected', '  line 3: The date is missing.'])
  expect(await importLayoffsCommand.prepare(['/nowhere.csv'], output)).toBe(1)
})
