// npm test: installs and builds what is lacking, runs every test, and ends with one line of counts.
import { mkdirSync, rmSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { obtainChromium } from './browser.mjs'
import { Failure, prepare, root } from './prepare.mjs'
import { runCommand } from './run-command.mjs'
import { add, countsOf, none, readPlaywright, readVitest, sentence, total } from './test-counts.mjs'
import { findPostgres, findRedis } from './test-services.mjs'

/** @typedef {import('./test-counts.mjs').Counts} Counts */

const reports = join(root, '.cache', 'test-reports')
/** Tests of the embedded Postgres itself: on another database they would be the same again. */
const ofEmbedded = ['apps/server/src/platform/postgres/**', 'apps/server/test/lifecycle.test.ts']
/** Set only where a part is meant to use them. */
const noServices = { TEST_DATABASE_URL: undefined, TEST_REDIS_URL: undefined }

/** @param {string} line */
function say(line) {
  console.log(`\n=== ${line}`)
}

/**
 * @param {string} name of the part, as a file name
 * @param {readonly string[]} projects of vitest.config.ts
 * @param {{ env?: NodeJS.ProcessEnv, without?: readonly string[] }} [options] files to leave out, as globs
 * @returns {Promise<Counts>}
 */
async function runVitest(name, projects, { env = {}, without = [] } = {}) {
  const file = join(reports, `${name}.json`)
  const chosen = projects.flatMap((project) => ['--project', project])
  const left = without.flatMap((glob) => ['--exclude', glob])
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const { status } = await runCommand(['vitest', 'run', ...chosen, ...left, ...reporters], {
    env: { ...noServices, ...env },
    show: true,
  })
  return countsOf(name, status, () => readVitest(file))
}

/**
 * The server tests again, on a server Postgres and with a Redis.
 *
 * @param {number} tests how many there are
 * @returns {Promise<Counts>}
 */
async function runOnServices(tests) {
  const [postgres, redis] = [await findPostgres(), await findRedis()]
  say(`Server tests again: ${postgres.say}, ${redis.say}`)
  if ((postgres.demanded && !postgres.url) || (redis.demanded && !redis.url)) {
    return { ...none, failures: ['What the environment names cannot be used.'] }
  }
  if (!postgres.url) return { ...none, skipped: tests }
  const env = { TEST_DATABASE_URL: postgres.url, TEST_REDIS_URL: redis.url }
  const without = [...ofEmbedded, ...(await findPureTests())]
  return runVitest('server-on-services', ['server'], { env, without })
}

/** Tests that use neither the tests' Postgres nor their Redis: they would be the same again. */
async function findPureTests() {
  const folder = 'apps/server/src'
  const names = await readdir(join(root, folder), { recursive: true })
  const files = names.filter((name) => name.endsWith('.test.ts')).map((name) => `${folder}/${name}`)
  const texts = await Promise.all(files.map((file) => readFile(join(root, file), 'utf8')))
  const services = /\/(world|database|rise-process)\.ts'|inject\(|TEST_(DATABASE|REDIS)_URL/
  return files.filter((_, index) => !services.test(texts[index] ?? ''))
}

/** @returns {Promise<Counts>} */
async function runJourneys() {
  const chromium = await obtainChromium()
  if (!chromium) {
    say('Browser tests are skipped: no Chromium could be had. Install one, or name it in CHROMIUM_PATH.')
    return { ...none, skipped: await countJourneys() }
  }
  say(`Browser tests, in ${chromium}`)
  const file = join(reports, 'browser.json')
  const env = { ...noServices, CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: file }
  const { status } = await runCommand(['playwright', 'test', '--reporter=list,json'], { env, show: true })
  return countsOf('browser', status, () => readPlaywright(file))
}

async function countJourneys() {
  const { output } = await runCommand(['playwright', 'test', '--list'])
  return Number(/^Total: (\d+) test/m.exec(output)?.[1] ?? 1)
}

/** @returns {Promise<Counts>} */
async function runAll() {
  rmSync(reports, { recursive: true, force: true })
  mkdirSync(reports, { recursive: true })
  await prepare({ web: true })
  say('Unit tests, and those of the repository')
  const unit = await runVitest('unit', ['unit', 'repository'])
  say('Server tests, on the embedded database')
  const server = await runVitest('server', ['server'])
  const again = await runOnServices(total(server))
  const browser = await runJourneys()
  return [unit, server, again, browser].reduce(add)
}

/** @type {Counts} */
let counts
try {
  counts = await runAll()
} catch (error) {
  console.error(error instanceof Failure ? error.message : error)
  counts = { ...none, failures: ['The tests did not run to their end.'] }
}
for (const line of counts.failures) console.log(`\nFailed: ${line}`)
console.log(`\n${sentence(counts)}`)
process.exitCode = counts.failures.length === 0 ? 0 : 1
