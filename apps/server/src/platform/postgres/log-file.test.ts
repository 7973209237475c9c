import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openServerLog } from './log-file.ts'

test('an overlong Postgres log is cut to its last whole lines, and its tail has the lines since it was opened', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'rise-test-'))
  onTestFinished(() => rm(dataDir, { recursive: true }))
  const path = join(dataDir, 'postgres.log')
  await writeFile(path, Array.from({ length: 200_000 }, (_, index) => `line ${index}\n`).join(''))

  const log = await openServerLog(dataDir)
  await log.handle.write('the reason\n')

  const lines = (await readFile(path, 'utf8')).trimEnd().split('\n')
  expect(lines.at(-2)).toBe('line 199999')
  expect(lines[0]).toMatch(/^line \d{6}$/)
  expect(lines.join('\n').length).toBeLessThan(300_000)
  expect(await log.tail()).toBe('the reason')
  await log.handle.close()
})
