// Records how long each test file took in the last run of `npm test`.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * @typedef {{ file: string, tests: number, seconds: number }} FileTime with its hooks and what it imports
 * @typedef {{ specs: { tests: { results: { duration: number }[] }[] }[], file: string, suites?: Suite[] }} Suite
 */

/** The suffix of the reporter's files. */
const TIMES = '.times.json'

/**
 * A Vitest reporter that writes the time of each file including its hooks, which Vitest's report excludes. Often, most
 * of a file's time is its `beforeAll`.
 *
 * @param {string} path the report of the counts
 * @returns {import('vitest/node').Reporter}
 */
export function timesReporter(path) {
  return {
    onTestRunEnd(modules) {
      const times = modules.map((module) => {
        const { collectDuration, setupDuration, duration } = module.diagnostic()
        const tests = [...module.children.allTests()].length
        return { file: module.relativeModuleId, tests, seconds: (collectDuration + setupDuration + duration) / 1000 }
      })
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path.replace(/\.json$/, TIMES), JSON.stringify(times))
    },
  }
}

/**
 * Returns the files of the last run, in the order of the parts. Journeys in several widths count as one file.
 *
 * @param {string} folder of the reports
 * @returns {FileTime[]}
 */
export function readTimes(folder) {
  return readdirSync(folder).flatMap((name) => {
    if (name.endsWith(TIMES)) return JSON.parse(readFileSync(join(folder, name), 'utf8'))
    return name === 'browser.json' ? JSON.parse(readFileSync(join(folder, name), 'utf8')).suites.map(journeyTime) : []
  })
}

/**
 * @param {Suite} suite of a file
 * @returns {FileTime}
 */
function journeyTime(suite) {
  const tests = testsOf(suite)
  const durations = tests.flatMap(({ results }) => results.map(({ duration }) => duration))
  return { file: `e2e/${suite.file}`, tests: tests.length, seconds: durations.reduce((a, b) => a + b, 0) / 1000 }
}

/**
 * @param {Suite} suite
 * @returns {Suite['specs'][number]['tests']}
 */
function testsOf({ specs, suites = [] }) {
  return [...specs.flatMap(({ tests }) => tests), ...suites.flatMap(testsOf)]
}
