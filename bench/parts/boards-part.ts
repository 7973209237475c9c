// Searches on boards from a company's size to a country's, each in a separate Rise. Words are searched in turn, some by
// many callers simultaneously. The first, uncached search of each word counts, too.
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateJobs } from '../generate-jobs.ts'
import { ask, timeCallers, timeCalls } from '../latencies.ts'
import { putUnderLoad } from '../load.ts'
import { type RunningRise, startRise } from '../rise.ts'
import { percentile } from '../statistics.ts'
import type { Row } from '../table.ts'

const SIZES = [2_000, 20_000, 50_000, 300_000]
const CALLERS = 64
const SECONDS = 8
const CALLS = 300
const WARM_UP_TURNS = 30
const MIN_PER_SECOND = 400

const common = ['engineer', 'manager', 'designer', 'nurse']
/** Two-word searches: more of them, so each is requested less often. */
const rare = ['senior', 'software', 'night', 'remote', 'part', 'lead'].flatMap((first) =>
  common.map((second) => `${first}%20${second}`),
)

/** Measures searches on boards of all sizes, or of one size. */
export async function measureBoards(size?: number): Promise<Row[]> {
  const rows: Row[] = []
  for (const jobs of size === undefined ? SIZES : [size]) rows.push(...(await measureBoard(jobs)))
  return rows
}

async function measureBoard(jobs: number): Promise<Row[]> {
  const dataDir = join(tmpdir(), `rise-bench-${jobs}-jobs`)
  await generateJobs(dataDir, jobs)
  const rise = await startRise(dataDir)
  try {
    const search = (words: readonly string[]) => (index: number) =>
      ask(`${rise.origin}/api/v1/jobs?keyword=${words[index % words.length]}`)
    await timeCallers(8, WARM_UP_TURNS, search([...common, ...rare]))
    return [
      ...rowsOf(`${jobs} jobs, common words`, await timeCalls(CALLS, search(common))),
      ...rowsOf(`${jobs} jobs, two words`, await timeCalls(CALLS, search(rare))),
      await measureRate(rise, jobs),
    ]
  } finally {
    await rise.stop()
  }
}

function rowsOf(name: string, times: readonly number[]): Row[] {
  return [
    { metric: `Search of ${name}, p50`, unit: 'ms', measured: percentile(times, 0.5), limit: { atMost: 5 } },
    { metric: `Search of ${name}, p99`, unit: 'ms', measured: percentile(times, 0.99), limit: { atMost: 40 } },
  ]
}

async function measureRate(rise: RunningRise, jobs: number): Promise<Row> {
  const paths = common.map((word) => `/api/v1/jobs?keyword=${word}`)
  const { wallMs } = await putUnderLoad(rise, { connections: CALLERS, seconds: SECONDS, paths })
  return {
    metric: `Search of ${jobs} jobs by ${CALLERS} callers`,
    unit: '/s',
    measured: 1000 / wallMs,
    ...(jobs === SIZES[0] && { limit: { atLeast: MIN_PER_SECOND } }),
  }
}
