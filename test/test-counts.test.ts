import { join } from 'node:path'
import { expect, test } from 'vitest'
import { countsOf, noCounts, readPlaywright, readVitest, refuseSecondFlake } from '../scripts/test-counts.mjs'
import { type Files, linkPackage, repository, runTool, withTree } from './fixture-tree.ts'

const modules = ['vitest', '@playwright/test']

/** Runs a test runner on a small tree, and returns the counts of `npm test`. */
function countIn(
  files: Files,
  command: readonly [string, ...string[]],
  read: (file: string) => ReturnType<typeof readVitest>,
) {
  return withTree({ 'package.json': '{"type":"module"}', ...files }, [], async (folder) => {
    for (const name of modules) await linkPackage(folder, name, join(repository, 'node_modules', name))
    const [tool, ...args] = command
    const { status } = await runTool(folder, tool, ...args)
    return countsOf('part', status, () => read(join(folder, 'report.json')))
  })
}

const countVitest = (files: Files) =>
  countIn(files, ['vitest', 'run', '--reporter=json', '--outputFile.json=report.json'], readVitest)

const mixedTests = `
test('passes', () => {})
test('fails', () => { throw new Error('no') })
test.skip('is skipped', () => {})
`

test('Vitest’s passed, failed and skipped tests are counted', async () => {
  const files = { 'a.test.ts': `import { test } from 'vitest'\n${mixedTests}\ntest.todo('is to be written')\n` }
  expect(await countVitest(files)).toEqual({
    ...noCounts,
    passed: 1,
    skipped: 2,
    failures: [expect.stringMatching(/^\S*a\.test\.ts › fails › Error: no$/)],
  })
})

test('a file that cannot be loaded counts as one failed test', async () => {
  const files = {
    'a.test.ts': `import { test } from 'vitest'\ntest('passes', () => {})\n`,
    'b.test.ts': `import './nowhere.ts'\n`,
  }
  expect(await countVitest(files)).toEqual({
    ...noCounts,
    passed: 1,
    skipped: 0,
    failures: [expect.stringMatching(/^\S*b\.test\.ts › could not be loaded › .*nowhere/)],
  })
})

test('an error outside of the tests counts as one failed test', async () => {
  const files = {
    'a.test.ts': `import { test } from 'vitest'\ntest('passes', () => { void Promise.reject(new Error('lost')) })\n`,
  }
  expect(await countVitest(files)).toEqual({
    ...noCounts,
    passed: 1,
    skipped: 0,
    failures: ['part › ended with status 1: an error outside of its tests'],
  })
})

test('a runner that ends without a report counts as one failed test', async () => {
  expect(await countVitest({ 'vitest.config.ts': 'throw new Error("broken")' })).toEqual({
    ...noCounts,
    passed: 0,
    skipped: 0,
    failures: ['part › ended without a report'],
  })
})

test('Playwright’s passed, failed and skipped tests are counted', async () => {
  const files = {
    'a.spec.ts': `import { test } from '@playwright/test'\n${mixedTests}`,
    'playwright.config.ts': `export default { reporter: [['json', { outputFile: 'report.json' }]] }\n`,
  }
  expect(await countIn(files, ['playwright', 'test'], readPlaywright)).toEqual({
    ...noCounts,
    passed: 1,
    skipped: 1,
    failures: ['a.spec.ts › fails › Error: no'],
  })
})

test('a test that passes only on its second try counts as passed, and is listed', async () => {
  const files = {
    'a.spec.ts': `
      import { test } from '@playwright/test'
      test('is flaky', ({}, { retry }) => { if (retry === 0) throw new Error('no') })
      test('fails', () => { throw new Error('never') })`,
    'playwright.config.ts': `
      export default { retries: 1, projects: [{ name: 'phone' }], reporter: [['json', { outputFile: 'report.json' }]] }`,
  }
  expect(await countIn(files, ['playwright', 'test'], readPlaywright)).toEqual({
    ...noCounts,
    passed: 1,
    failures: ['a.spec.ts › phone › fails › Error: never'],
    flaky: [{ name: 'a.spec.ts › phone › is flaky', failure: 'a.spec.ts › phone › is flaky › Error: no' }],
  })
})

test('a test that is flaky a second time counts as failed', () => {
  const knownFlake = { name: 'old', failure: 'old › Error: no' }
  const newFlake = { name: 'young', failure: 'young › Error: no' }
  const counts = { ...noCounts, passed: 5, flaky: [knownFlake, newFlake] }
  expect(refuseSecondFlake(counts, { old: '2026-11-20', mended: '2026-11-21' })).toEqual({
    ...noCounts,
    passed: 4,
    failures: ['old › Error: no (flaky a second time, first on 2026-11-20)'],
    flaky: [newFlake],
  })
})
