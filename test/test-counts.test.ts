import { join } from 'node:path'
import { expect, test } from 'vitest'
import { countsOf, readPlaywright, readVitest } from '../scripts/test-counts.mjs'
import { type Files, linkPackage, repository, runTool, withTree } from './fixture-tree.ts'

const modules = ['vitest', '@playwright/test']

/** Runs a test runner over a small tree and gives what `npm test` would count. */
function countIn(
  files: Files,
  command: readonly [string, ...string[]],
  read: (file: string) => ReturnType<typeof readVitest>,
) {
  return withTree({ 'package.json': '{"type":"module"}', ...files }, [], async (folder) => {
    for (const name of modules) await linkPackage(folder, name, join(repository, 'node_modules', name))
    const [tool, ...args] = command
    const { status } = await runTool(folder, tool, ...args)
    return countsOf(status, () => read(join(folder, 'report.json')))
  })
}

const countVitest = (files: Files) =>
  countIn(files, ['vitest', 'run', '--reporter=json', '--outputFile.json=report.json'], readVitest)

const mixed = `
test('passes', () => {})
test('fails', () => { throw new Error('no') })
test.skip('is skipped', () => {})
`

test('passed, failed and skipped tests of Vitest are counted', async () => {
  const files = { 'a.test.ts': `import { test } from 'vitest'\n${mixed}\ntest.todo('is to be written')\n` }
  expect(await countVitest(files)).toEqual({ passed: 1, failed: 1, skipped: 2 })
})

test('a file that cannot be loaded counts as one failed test', async () => {
  const files = {
    'a.test.ts': `import { test } from 'vitest'\ntest('passes', () => {})\n`,
    'b.test.ts': `import './nowhere.ts'\n`,
  }
  expect(await countVitest(files)).toEqual({ passed: 1, failed: 1, skipped: 0 })
})

test('an error outside of the tests counts as one failed test', async () => {
  const files = {
    'a.test.ts': `import { test } from 'vitest'\ntest('passes', () => { void Promise.reject(new Error('lost')) })\n`,
  }
  expect(await countVitest(files)).toEqual({ passed: 1, failed: 1, skipped: 0 })
})

test('a runner that ends without a report counts as one failed test', async () => {
  expect(await countVitest({ 'vitest.config.ts': 'throw new Error("broken")' })).toEqual({
    passed: 0,
    failed: 1,
    skipped: 0,
  })
})

test('passed, failed and skipped tests of Playwright are counted', async () => {
  const files = {
    'a.spec.ts': `import { test } from '@playwright/test'\n${mixed}`,
    'playwright.config.ts': `export default { reporter: [['json', { outputFile: 'report.json' }]] }\n`,
  }
  expect(await countIn(files, ['playwright', 'test'], readPlaywright)).toEqual({ passed: 1, failed: 1, skipped: 1 })
})
