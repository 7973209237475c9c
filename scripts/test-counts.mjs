// Counts of tests, read from what the test runners report.
import { readFileSync } from 'node:fs'

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/** @type {Counts} */
export const none = { passed: 0, failed: 0, skipped: 0 }

/**
 * @param {Counts} a
 * @param {Counts} b
 * @returns {Counts}
 */
export function add(a, b) {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped }
}

/** @param {Counts} counts */
export function total({ passed, failed, skipped }) {
  return passed + failed + skipped
}

/** @param {Counts} counts */
export function sentence({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`
}

/**
 * What Vitest's JSON report counts. A file that could not even be loaded counts as one failed test, for it has no tests
 * of its own.
 *
 * @param {string} file
 * @returns {Counts}
 */
export function readVitest(file) {
  const report = JSON.parse(readFileSync(file, 'utf8'))
  const broken = report.testResults.filter(
    (/** @type {{ status: string, assertionResults: { status: string }[] }} */ { status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((result) => result.status === 'failed'),
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

/**
 * What Playwright's JSON report counts. A test that passed at a second try only counts as failed.
 *
 * @param {string} file
 * @returns {Counts}
 */
export function readPlaywright(file) {
  const { stats } = JSON.parse(readFileSync(file, 'utf8'))
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped }
}

/**
 * The counts of a part that has ended: those of its report; at least one failure when it ended badly.
 *
 * @param {number} status the status that the runner ended with
 * @param {() => Counts} read
 * @returns {Counts}
 */
export function countsOf(status, read) {
  const counts = readOr(read)
  return status !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts
}

/**
 * @param {() => Counts} read
 * @returns {Counts} one failure when there is no report: nobody knows what happened
 */
function readOr(read) {
  try {
    return read()
  } catch {
    return { ...none, failed: 1 }
  }
}
