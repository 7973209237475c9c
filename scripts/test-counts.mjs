// Reads the counts of tests and the failures from the reports of the test runners.
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'

/**
 * @typedef {{ passed: number, skipped: number, failures: readonly string[], flaky: readonly Flaky[] }} Counts the
 * numbers of tests, with a line for each failure: the file, the test, and the first line of its message. Flaky tests
 * count as passed.
 * @typedef {{ name: string, failure: string }} Flaky a test that passed only on its second try, as file, project and
 * title, and the line of its first try
 */

/** @type {Counts} */
export const noCounts = { passed: 0, skipped: 0, failures: [], flaky: [] }

/**
 * @param {Counts} a
 * @param {Counts} b
 * @returns {Counts}
 */
export function add(a, b) {
  return {
    passed: a.passed + b.passed,
    skipped: a.skipped + b.skipped,
    failures: [...a.failures, ...b.failures],
    flaky: [...a.flaky, ...b.flaky],
  }
}

/** @param {Counts} counts */
export function sentence({ passed, failures, skipped }) {
  return `${passed} passed, ${failures.length} failed, ${skipped} skipped`
}

/**
 * @param {string} file
 * @param {string} name
 * @param {string | undefined} message may be coloured, and of many lines
 */
function failure(file, name, message = '') {
  const summary = message
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the escapes that colour a terminal
    .replace(/\u001B\[[\d;]*m/g, '')
    .split('\n')
    .find((line) => line.trim() !== '')
  return [file, name, summary].filter(Boolean).join(' › ')
}

/**
 * Returns the counts of Vitest's JSON report. A file that can't be loaded counts as one failed test.
 *
 * @param {string} file
 * @returns {Counts}
 */
export function readVitest(file) {
  const report = JSON.parse(readFileSync(file, 'utf8'))
  /** @type {string[]} */
  const failures = []
  for (const { name, status, message, assertionResults } of report.testResults) {
    const path = relative(process.cwd(), name)
    const failedResults = assertionResults.filter(
      (/** @type {{ status: string }} */ result) => result.status === 'failed',
    )
    for (const { fullName, failureMessages } of failedResults)
      failures.push(failure(path, fullName, failureMessages[0]))
    if (status === 'failed' && failedResults.length === 0) failures.push(failure(path, 'could not be loaded', message))
  }
  return { ...noCounts, passed: report.numPassedTests, skipped: report.numPendingTests + report.numTodoTests, failures }
}

/**
 * @typedef {{ status: string, projectName: string, results: { error?: { message?: string } }[] }} PlaywrightTest
 * @typedef {{ file: string, title: string, suites?: PlaywrightSuite[], specs: { file: string, title: string, tests: PlaywrightTest[] }[] }} PlaywrightSuite
 */

/**
 * Returns the counts of Playwright's JSON report.
 *
 * @param {string} file
 * @returns {Counts}
 */
export function readPlaywright(file) {
  /** @type {{ stats: { expected: number, flaky: number, skipped: number }, suites: PlaywrightSuite[] }} */
  const { stats, suites } = JSON.parse(readFileSync(file, 'utf8'))
  const bad = suites.flatMap(badTests)
  return {
    passed: stats.expected + stats.flaky,
    skipped: stats.skipped,
    failures: bad.filter(({ status }) => status === 'unexpected').map((test) => test.failure),
    flaky: bad.filter(({ status }) => status === 'flaky').map(({ name, failure }) => ({ name, failure })),
  }
}

/**
 * @param {PlaywrightSuite} suite
 * @returns {(Flaky & { status: string })[]} the tests that failed on their first try
 */
function badTests({ specs, suites = [] }) {
  const failedTests = specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ status, projectName, results }) => {
        const titles = [projectName, title].filter(Boolean).join(' › ')
        const message = results.find(({ error }) => error)?.error?.message
        return { status, name: failure(file, titles), failure: failure(file, titles, message) }
      }),
  )
  return [...failedTests, ...suites.flatMap(badTests)]
}

/**
 * Turns flaky tests that were flaky before into failures.
 *
 * @param {Counts} counts
 * @param {Readonly<Record<string, string>>} known the day on which each flaky test was first recorded, by name
 * @returns {Counts}
 */
export function refuseSecondFlake(counts, known) {
  const repeatedFlakes = counts.flaky.filter(({ name }) => Object.hasOwn(known, name))
  const lines = repeatedFlakes.map(({ name, failure }) => `${failure} (flaky a second time, first on ${known[name]})`)
  return {
    ...counts,
    passed: counts.passed - repeatedFlakes.length,
    failures: [...counts.failures, ...lines],
    flaky: counts.flaky.filter(({ name }) => !Object.hasOwn(known, name)),
  }
}

/**
 * Returns the counts of a finished part from its report, with at least one failure if its status isn't 0.
 *
 * @param {string} part its name
 * @param {number} status the exit status of the runner
 * @param {() => Counts} readCounts
 * @returns {Counts}
 */
export function countsOf(part, status, readCounts) {
  const counts = readOr(part, readCounts)
  if (status === 0 || counts.failures.length > 0) return counts
  return { ...counts, failures: [`${part} › ended with status ${status}: an error outside of its tests`] }
}

/**
 * @param {string} part
 * @param {() => Counts} readCounts
 * @returns {Counts} one failure when there is no report, since the result is unknown
 */
function readOr(part, readCounts) {
  try {
    return readCounts()
  } catch {
    return { ...noCounts, failures: [`${part} › ended without a report`] }
  }
}
