import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readTimes } from '../scripts/test-times.mjs'
import { linkPackage, repository, runTool, withTree } from './fixture-tree.ts'

test('the time of a Vitest file includes its hooks', async () => {
  const files = {
    'package.json': '{"type":"module"}',
    'vitest.config.ts': `
      import { timesReporter } from '${join(repository, 'scripts/test-times.mjs')}'
      export default { test: { reporters: [timesReporter('reports/server.json')] } }`,
    'a.test.ts': `
      import { beforeAll, test } from 'vitest'
      beforeAll(() => new Promise((done) => setTimeout(done, 200)))
      test('one', () => {})
      test('two', () => {})`,
  }
  const times = await withTree(files, [], async (folder) => {
    await linkPackage(folder, 'vitest', join(repository, 'node_modules', 'vitest'))
    await runTool(folder, 'vitest', 'run')
    return readTimes(join(folder, 'reports'))
  })
  expect(times).toEqual([{ file: 'a.test.ts', tests: 2, seconds: expect.any(Number) }])
  expect(times[0]?.seconds).toBeGreaterThan(0.19)
})

test('the time of a Playwright file adds up all viewport widths and tries', async () => {
  const fileOf = (...durations: number[]) => ({ tests: [{ results: durations.map((duration) => ({ duration })) }] })
  const innerSuite = { file: 'jobs.spec.ts', specs: [fileOf(500)] }
  const suite = { file: 'jobs.spec.ts', specs: [fileOf(1000), fileOf(2000, 3000)], suites: [innerSuite] }
  const files = { 'browser.json': JSON.stringify({ suites: [suite] }), 'server.json': '{}' }
  const times = await withTree(files, [], async (folder) => readTimes(folder))
  expect(times).toEqual([{ file: 'e2e/jobs.spec.ts', tests: 3, seconds: 6.5 }])
})
