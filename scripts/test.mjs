// npm test: installs and builds what is missing, runs every test, and prints one line of counts at the end.
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { obtainChromium } from './browser.mjs'
import { makeMemoryFolder } from './memory-folder.mjs'
import { Failure, prepare, root } from './prepare.mjs'
import { runCommand } from './run-command.mjs'
import { add, countsOf, noCounts, readPlaywright, readVitest, refuseSecondFlake, sentence } from './test-counts.mjs'
import { findPostgres, findRedis } from './test-services.mjs'

/** @typedef {import('./test-counts.mjs').Counts} Counts */

/** Journeys that have needed a second try before, by name, with the day of the first occurrence. */
const flakyList = 'e2e/flaky.json'
const reports = join(root, '.cache', 'test-reports')
/** These variables are set only for the parts that should use the services. */
const noServices = { TEST_DATABASE_URL: undefined, TEST_REDIS_URL: undefined }

/** @param {string} line */
function print(line) {
  console.log(`\n=== ${line}`)
}

/**
 * @param {string} name of the part, as a file name
 * @param {readonly string[]} projects of vitest.config.ts
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<Counts>}
 */
async function runVitest(name, projects, env = {}) {
  const file = join(reports, `${name}.json`)
  const projectArguments = projects.flatMap((project) => ['--project', project])
  const { status } = await runCommand(['vitest', 'run', ...projectArguments], {
    env: { ...noServices, ...env, TEST_REPORT: file },
    show: true,
  })
  return countsOf(name, status, () => readVitest(file))
}

/**
 * Runs each server test once: on a server Postgres and with a Redis if available, otherwise on the embedded Postgres.
 * The tests of the embedded Postgres itself start their own in either case.
 *
 * @returns {Promise<Counts>}
 */
async function runServerTests() {
  const [postgres, redis] = [await findPostgres(), await findRedis()]
  print(`Server tests: ${postgres.say}, ${redis.say}`)
  if ((postgres.isRequired && !postgres.url) || (redis.isRequired && !redis.url)) {
    return { ...noCounts, failures: ["TEST_DATABASE_URL or TEST_REDIS_URL can't be used."] }
  }
  if (!postgres.url) print('Server tests run on the embedded Postgres.')
  return runVitest('server', ['server'], { TEST_DATABASE_URL: postgres.url, TEST_REDIS_URL: redis.url })
}

/** @returns {Promise<Counts>} */
async function runJourneys() {
  const chromium = await obtainChromium()
  if (!chromium) {
    print('Browser tests are skipped: there is no Chromium. Install one, or set CHROMIUM_PATH.')
    return { ...noCounts, skipped: await countJourneys() }
  }
  print(`Browser tests, in ${chromium}`)
  const file = join(reports, 'browser.json')
  const env = { ...noServices, CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: file }
  const { status } = await runCommand(['playwright', 'test', '--reporter=list,json'], { env, show: true })
  const flakyTests = JSON.parse(readFileSync(join(root, flakyList), 'utf8'))
  return refuseSecondFlake(
    countsOf('browser', status, () => readPlaywright(file)),
    flakyTests,
  )
}

async function countJourneys() {
  const { output } = await runCommand(['playwright', 'test', '--list'])
  return Number(/^Total: (\d+) test/m.exec(output)?.[1] ?? 1)
}

/** Puts the tests' temporary files, including databases, into memory, unless the environment names a folder. */
function useMemory() {
  if (process.env.TMPDIR) return
  const folder = makeMemoryFolder()
  if (!folder) return
  process.env.TMPDIR = folder
  // A signal must end the process normally, because the folder is only removed on a normal exit.
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.once(signal, () => process.exit(1))
}

/** @returns {Promise<Counts>} */
async function runAll() {
  useMemory()
  rmSync(reports, { recursive: true, force: true })
  mkdirSync(reports, { recursive: true })
  await prepare({ web: true })
  print('Unit tests and tests of the repository')
  const unit = await runVitest('unit', ['unit', 'repository'])
  const server = await runServerTests()
  const browser = await runJourneys()
  return [unit, server, browser].reduce(add)
}

/** @type {Counts} */
let counts
try {
  counts = await runAll()
} catch (error) {
  console.error(error instanceof Failure ? error.message : error)
  counts = { ...noCounts, failures: ['The tests stopped before their end.'] }
}
for (const { name, failure } of counts.flaky) {
  const entry = JSON.stringify({ [name]: new Date().toISOString().slice(0, 10) }).slice(1, -1)
  console.log(`\nFlaky: ${failure}\nIt passed on the second try. Fix it, or add to ${flakyList}: ${entry}`)
}
for (const line of counts.failures) console.log(`\nFailed: ${line}`)
console.log(`\n${sentence(counts)}`)
process.exitCode = counts.failures.length === 0 ? 0 : 1
