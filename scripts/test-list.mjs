// npm run test:list: prints the test files of the last `npm test`, each with its number of tests and its seconds.
// `--slow` prints only the slowest.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './prepare.mjs'
import { readTimes } from './test-times.mjs'

const MAX_SLOW = 20
const reports = join(root, '.cache', 'test-reports')

const files = existsSync(reports) ? readTimes(reports) : []
if (files.length === 0) {
  console.error('There are no test times yet: run npm test first.')
  process.exitCode = 1
}
const shownFiles = process.argv.includes('--slow')
  ? files.toSorted((a, b) => b.seconds - a.seconds).slice(0, MAX_SLOW)
  : files.toSorted((a, b) => a.file.localeCompare(b.file))
for (const { file, tests, seconds } of shownFiles) {
  console.log(`${seconds.toFixed(1).padStart(6)} s  ${String(tests).padStart(4)} tests  ${file}`)
}
