// A board of a million generated jobs: lists, searches, counts and imports. The folder is kept between runs, because
// filling it takes half an hour.
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { findRunningPostgres } from '../../apps/server/src/platform/postgres/index.ts'
import { type BareQuery, bareQueries } from '../bare-queries.ts'
import { generateJobs } from '../generate-jobs.ts'
import { ask, timeCallers, timeCalls } from '../latencies.ts'
import { type RunningRise, startRise } from '../rise.ts'
import { median, percentile, rounds } from '../statistics.ts'
import type { Row } from '../table.ts'
import { measureImport } from './import-part.ts'

const CALLS = 200
const ROUNDS = 5
const BUSY_CALLS = 100
/**
 * The number of calls of each address before the measurement, so that the engine has compiled the code and the database
 * connections have planned their queries.
 */
const WARM_UP_TURNS = 20
/**
 * The same for a list, whose limit is for its slowest calls: the first thousand are slow while the engine compiles
 * their code.
 */
const WARM_UP_TURNS_OF_LIST = 120
const CONNECTIONS = 8

/** A search with its limits in ms. */
interface Search {
  readonly name: string
  readonly paths: readonly string[]
  readonly p50?: number
  readonly p99: number
}

const common = ['engineer', 'manager', 'designer', 'nurse']
const filters = [
  'list=remote',
  'category=design',
  'location=country-ba',
  'seniority=Entry%20Level',
  'payFrom=60000&payCurrency=EUR',
]
const filterPairs = filters.map((filter, index) => `${filter}&${filters[(index + 1) % filters.length]}`)

const searches: readonly Search[] = [
  { name: 'Search for a common word, ranked', paths: common.map((word) => `/jobs?keyword=${word}`), p50: 8, p99: 60 },
  {
    name: 'Search for several words',
    paths: ['senior%20engineer', '%22software%20engineer%22', 'nurse%20or%20designer', 'manager%20-senior'].map(
      (words) => `/jobs?keyword=${words}`,
    ),
    p99: 60,
  },
  {
    name: 'Search with filters',
    paths: common.flatMap((word) => [...filters, ...filterPairs].map((filter) => `/jobs?keyword=${word}&${filter}`)),
    p99: 80,
  },
  {
    name: 'Search in descriptions',
    paths: ['communication', 'agile', 'strategy', 'german'].map((word) => `/jobs?keyword=${word}`),
    p99: 80,
  },
  { name: 'Several filters', paths: filterPairs.map((filter) => `/jobs?${filter}`), p99: 80 },
  { name: 'Radius', paths: ['city-7', 'city-300'].map((city) => `/jobs?location=${city}&radius=200`), p99: 80 },
  {
    name: 'Counts beside unfiltered lists',
    paths: ['/job-counts', '/job-counts?list=remote', '/job-counts?category=design'],
    p50: 2,
    p99: 20,
  },
  { name: 'Counts beside a search', paths: common.map((word) => `/job-counts?keyword=${word}`), p99: 30 },
  {
    name: 'Counts beside a search with filters',
    paths: common.flatMap((word) => filters.map((filter) => `/job-counts?keyword=${word}&${filter}`)),
    p99: 80,
  },
  {
    name: 'Suggestions',
    paths: ['s', 'se', 'sen', 'engi', 'software e', 'city 1', 'ba'].map((typed) => `/job-suggestions?q=${typed}`),
    p50: 5,
    p99: 20,
  },
  { name: 'Insights', paths: ['/job-insights?category=design', '/job-insights?keyword=engineer'], p99: 200 },
]

/**
 * Measures a board of this many generated jobs in a separate Rise: everything, or the measurements whose names begin
 * with `only`.
 */
export async function measureMillion(jobs: number, only = ''): Promise<Row[]> {
  const isSelected = ({ name }: { readonly name: string }) => name.toLowerCase().startsWith(only.toLowerCase())
  const dataDir = join(tmpdir(), `rise-bench-${jobs}-jobs`)
  await generateJobs(dataDir, jobs)
  const rise = await startRise(dataDir)
  const connection = await findRunningPostgres(dataDir)
  if (!connection) throw new Error('The embedded Postgres was not found.')
  const client = new Client(connection)
  await client.connect()
  try {
    const rows: Row[] = []
    const queries = (await bareQueries(client)).filter(isSelected)
    const selectedSearches = searches.filter(isSelected)
    const lists = queries.map(({ path }) => path)
    // Cold calls come first; the measurements below compare warm calls only.
    for (const { name, path } of queries) rows.push(await measureCold(rise, name, [path]))
    for (const { name, paths } of selectedSearches) rows.push(await measureCold(rise, name, paths))
    await warmUp(rise, CONNECTIONS, WARM_UP_TURNS_OF_LIST, lists)
    const searchPaths = selectedSearches.flatMap(({ paths }) => paths)
    await warmUp(rise, 1, WARM_UP_TURNS, searchPaths)
    for (const query of queries) rows.push(...(await measureList(rise, client, query)))
    for (const search of selectedSearches) rows.push(...(await measureSearch(rise, search)))
    if (isSelected({ name: 'Typing error' })) rows.push(await measureTypingErrors(rise))
    if (isSelected({ name: 'Import' })) rows.push(...(await measureImport(rise)))
    return rows
  } finally {
    await client.end()
    await rise.stop()
  }
}

/** Measures the first request of each address. The slowest is reported without a limit. */
async function measureCold({ origin }: RunningRise, name: string, paths: readonly string[]): Promise<Row> {
  const times = await timeCalls(paths.length, (index) => ask(`${origin}/api/v1${paths[index]}`))
  return { metric: `${name}, cold`, unit: 'ms', measured: Math.max(...times) }
}

async function warmUp(
  { origin }: RunningRise,
  callers: number,
  turns: number,
  paths: readonly string[],
): Promise<void> {
  for (const path of paths) await timeCallers(callers, turns, () => ask(`${origin}/api/v1${path}`))
}

/** Alternates with the plain queries, so that a slowdown of the machine affects both. */
async function measureList(rise: RunningRise, client: Client, { name, path, statements }: BareQuery): Promise<Row[]> {
  const url = `${rise.origin}/api/v1${path}`
  const runBareQueries = async () => {
    for (const [index, { text, values }] of statements.entries()) {
      await client.query({ name: `${name} ${index}`, text, values: [...values] })
    }
  }
  const [ours, theirs]: [number[], number[]] = [[], []]
  for (let round = 0; round < CALLS; round++) {
    ours.push(...(await timeCalls(1, () => ask(url))))
    theirs.push(...(await timeCalls(1, runBareQueries)))
  }
  const [measured, baseline] = [percentile(ours, 0.5), percentile(theirs, 0.5)]
  const busyRounds = await rounds(ROUNDS, () => timeCallers(CONNECTIONS, BUSY_CALLS, () => ask(url)))
  return [
    { metric: `${name}, warm p50`, unit: 'ms', measured, baseline, ratio: measured / baseline, limit: { atMost: 3 } },
    {
      metric: `${name}, warm p99 at ${CONNECTIONS} connections`,
      unit: 'ms',
      // One interruption of the machine delays all callers, which is already one hundredth of a round.
      measured: median(busyRounds.map((times) => percentile(times, 0.99))),
      limit: { atMost: 20 },
    },
  ]
}

/** Alternates with the correct spellings, because the limit is only for the correction. */
async function measureTypingErrors(rise: RunningRise): Promise<Row> {
  const misspellings = Object.entries({
    enginer: 'engineer',
    desgner: 'designer',
    managre: 'manager',
    pharmasist: 'pharmacist',
  })
  const searchOf = (word: string) => ask(`${rise.origin}/api/v1/jobs?keyword=${word}`)
  const extraTimes: number[] = []
  for (let round = 0; round < CALLS; round++) {
    const [wrong, right] = misspellings[round % misspellings.length] ?? ['', '']
    const [well = 0] = await timeCalls(1, () => searchOf(right))
    const [ill = 0] = await timeCalls(1, () => searchOf(wrong))
    extraTimes.push(ill - well)
  }
  const measured = percentile(extraTimes, 0.5)
  return { metric: 'Typing error put right, beyond the search, p50', unit: 'ms', measured, limit: { atMost: 5 } }
}

async function measureSearch(rise: RunningRise, { name, paths, p50, p99 }: Search): Promise<Row[]> {
  const times = await timeCalls(CALLS, (index) => ask(`${rise.origin}/api/v1${paths[index % paths.length]}`))
  return [
    {
      metric: `${name}, warm p50`,
      unit: 'ms',
      measured: percentile(times, 0.5),
      ...(p50 !== undefined && { limit: { atMost: p50 } }),
    },
    { metric: `${name}, warm p99`, unit: 'ms', measured: percentile(times, 0.99), limit: { atMost: p99 } },
  ]
}
