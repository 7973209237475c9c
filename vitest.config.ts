import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { timesReporter } from './scripts/test-times.mjs'

/** The report file that `npm test` reads. */
const report = process.env.TEST_REPORT

/** Test files that take ten seconds or more. */
const slow =
  /\/(lifecycle(-on-a-server-database)?|jobs\.demo|demo-world|resume-apart|resumes|tasks|hostile-pictures|read-source(-memory)?|portfolio|send-mail\.task|write-resume-pdf|scripts|activity|socket-gate|redis-adapter|read-texts|recovery|odd-input|database-outage|boundaries|test-counts)\.test\.ts$/

/** Runs slow files first, so that none of them runs alone at the end. */
class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isSlow = ({ moduleId }: TestSpecification) => slow.test(moduleId)
    return [...sorted.filter(isSlow), ...sorted.filter((file) => !isSlow(file))]
  }
}

export default defineConfig({
  test: {
    // One more than the number of cores, because most tests sometimes wait for a database or another process.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: SlowFirst },
    ...(report && { reporters: ['default', ['json', { outputFile: report }], timesReporter(report)] }),
    projects: [
      {
        test: {
          name: 'unit',
          include: ['packages/*/{src,build}/**/*.test.ts', 'apps/web/src/**/*.test.{ts,tsx}'],
          setupFiles: ['test/patience.ts'],
          // Far longer than any expected wait, so that a busy machine doesn't make tests fail.
          testTimeout: 120_000,
          expect: { poll: { timeout: 30_000 } },
        },
      },
      {
        test: {
          // Tests of the repository itself, which run whole tools, several at a time.
          name: 'repository',
          include: ['test/**/*.test.ts', 'scripts/**/*.test.ts'],
          testTimeout: 600_000,
          hookTimeout: 600_000,
        },
      },
      {
        test: {
          name: 'server',
          // Tests replace no modules, so files can share them: loading the product for each file took a third of the
          // time.
          isolate: false,
          include: ['apps/server/**/*.test.ts'],
          // As long as `eventually` waits.
          expect: { poll: { timeout: 60_000 } },
          globalSetup: ['apps/server/test/global-setup.ts'],
          // The slowest tests take half a minute on an idle machine, and many times as long on a busy one. A hook may add
          // data for every feature.
          testTimeout: 600_000,
          hookTimeout: 600_000,
        },
      },
    ],
  },
})
