import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { type CsvLine, readCsvLines } from './csv-lines.ts'

const folder = await mkdtemp(join(tmpdir(), 'rise-csv-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Reads a text, and counts how often other work ran in between. */
async function read(text: string): Promise<{ batches: (readonly CsvLine[])[]; turns: number }> {
  const path = join(folder, 'file.csv')
  await writeFile(path, text)
  let turnCount = 0
  let reads = true
  const count = () => {
    turnCount += 1
    if (reads) setImmediate(count)
  }
  setImmediate(count)
  const batches: (readonly CsvLine[])[] = []
  for await (const batch of readCsvLines(path, (reason) => new Error(reason))) batches.push(batch)
  reads = false
  return { batches, turns: turnCount }
}

test('long lines are read in small batches, so that other work can run in between', async () => {
  const cells = Array.from({ length: 4_000 }, () => 'x')
  const { batches, turns } = await read(`${cells.join(',')}\n`.repeat(200))
  expect(batches.flat()).toHaveLength(200)
  expect(batches.flat()[199]).toEqual({ line: 200, cells })
  expect(Math.max(...batches.map((batch) => batch.length))).toBeLessThan(10)
  expect(turns).toBeGreaterThanOrEqual(batches.length - 1)
})

test('other work runs between broken lines, and each broken line is reported with its number', async () => {
  const { batches, turns } = await read('"Mill,"2026\n'.repeat(1_000))
  expect(batches.flat()).toHaveLength(1_000)
  expect(batches.flat()[999]).toEqual({ line: 1_000, problem: 'A quote isn’t closed, or stands within a cell.' })
  expect(turns).toBeGreaterThanOrEqual(40)
})

test('short lines are read in batches of 500, and the last line is complete', async () => {
  const { batches } = await read(`a;b\n${'1;2\n'.repeat(1_000)}3;4`)
  expect(batches.map((batch) => batch.length)).toEqual([500, 500, 2])
  expect(batches[2]?.at(-1)).toEqual({ line: 1_002, cells: ['3', '4'] })
})
