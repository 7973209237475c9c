// Events, courses and layoffs in large numbers: their lists and counts, compared with the plain statement of a page;
// imports of layoffs and of a course catalog, and the memory of the latter. The folder is kept between runs.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { findRunningPostgres } from '../../apps/server/src/platform/postgres/index.ts'
import { generateReasons, type ReasonNumbers } from '../generate-reasons.ts'
import { ask, timeCallers, timeCalls } from '../latencies.ts'
import { childrenOf, memoryOf } from '../processes.ts'
import { type RunningRise, startRise } from '../rise.ts'
import { percentile } from '../statistics.ts'
import type { Row } from '../table.ts'

const CALLS = 200
const CONNECTIONS = 8
const P50_MS = 15
const P99_MS = 80
const CSV_ROWS = 4_100
/**
 * The baseline for the memory of a large import: an import of a tenth of the rows, which is enough to fill the heap
 * with garbage, too.
 */
const SMALL_SHARE = 0.1
const WATCH_MS = 50
const MB = 1024 * 1024

interface List {
  readonly name: string
  readonly paths: readonly string[]
  /** A plain statement for the same page. */
  readonly bare?: string
}

const lists: readonly List[] = [
  {
    name: 'Events, first pages',
    paths: ['events', 'events?page=2', 'events?when=past', 'events?when=past&page=3'],
    bare: `select event.*, actor.slug from event join actor on actor.id = event.actor_id
      where published_at is not null and starts_at > now() - interval '31 days' and ends_at > now() order by starts_at, event.id limit 20`,
  },
  {
    name: 'Events, filtered',
    paths: [
      'events?topic=design',
      'events?manner=online',
      'events?city=lyon',
      'events?topic=career&city=oslo&manner=hybrid',
    ],
  },
  { name: 'Events, searched', paths: ['events?q=kotlin', 'events?q=salary%20clinic', 'events?q=hiring&when=past'] },
  { name: 'Events, a late page', paths: ['events?page=LATE', 'events?when=past&page=LATE'] },
  {
    name: 'Events, numbers of filters',
    paths: ['event-figures', 'event-figures?topic=design', 'event-figures?when=past'],
  },
  {
    name: 'Courses, first pages',
    paths: ['courses', 'courses?page=2', 'courses?sort=newest', 'courses?sort=title', 'courses?sort=shortest'],
    bare: `select * from course where state = 'public' order by members desc, created_at desc, id desc limit 20`,
  },
  {
    name: 'Courses, filtered',
    paths: [
      'courses?level=beginner',
      'courses?price=free',
      'courses?category=design',
      'courses?skill=kotlin&language=de',
    ],
  },
  { name: 'Courses, searched', paths: ['courses?q=kotlin', 'courses?q=learn%20python', 'courses?q=number%2077'] },
  { name: 'Courses, numbers of filters', paths: ['course-figures', 'course-figures?level=beginner'] },
  {
    name: 'Layoffs, first pages',
    paths: ['layoffs', 'layoffs?page=2', 'layoffs?sort=largest', 'layoffs?sort=company', 'layoffs?sort=place-desc'],
    bare: `select layoff.*, company.name from layoff left join company on company.actor_id = layoff.company_id
      where state = 'public' order by announced_on desc, id desc limit 20`,
  },
  {
    name: 'Layoffs, filtered',
    paths: ['layoffs?place=oslo', 'layoffs?year=2024', 'layoffs?size=250-999', 'layoffs?place=not-specified&size=1-49'],
  },
  { name: 'Layoffs, searched', paths: ['layoffs?q=made%20mill', 'layoffs?q=bank'] },
  { name: 'Layoffs, numbers of filters', paths: ['layoff-figures', 'layoff-figures?place=oslo'] },
]

/** Returns a page number that both lists of events have: about a third of the events are in the future. */
const latePage = (events: number) => Math.max(1, Math.min(400, Math.floor(events / 100)))

/** Measures a separate Rise with these numbers, and imports a catalog of `rows` courses. */
export async function measureReasons(numbers: ReasonNumbers, rows: number, only = ''): Promise<Row[]> {
  const rise = await startRise(join(tmpdir(), 'rise-bench-reasons'))
  const connection = await findRunningPostgres(rise.dataDir)
  if (!connection) throw new Error('The embedded Postgres was not found.')
  const client = new Client({ ...connection, statement_timeout: 0 })
  await client.connect()
  try {
    await generateReasons(client, numbers)
    const measuredRows: Row[] = []
    const selectedLists = lists.filter(({ name }) => name.toLowerCase().startsWith(only.toLowerCase()))
    const lateNumber = String(latePage(numbers.events))
    for (const { paths, ...list } of selectedLists) {
      const pathsWithPage = paths.map((path) => path.replace('LATE', lateNumber))
      measuredRows.push(...(await measureList(rise, client, { ...list, paths: pathsWithPage })))
    }
    if ('imports'.startsWith(only.toLowerCase())) measuredRows.push(...(await measureImports(rise, client, rows)))
    return measuredRows
  } finally {
    await client.end()
    await rise.stop()
  }
}

async function measureList({ origin }: RunningRise, client: Client, { name, paths, bare }: List): Promise<Row[]> {
  const call = (index: number) => ask(`${origin}/api/v1/${paths[index % paths.length]}`)
  await timeCallers(CONNECTIONS, CALLS / CONNECTIONS, call)
  const singleCallerTimes = await timeCalls(CALLS, call)
  const busyTimes = await timeCallers(CONNECTIONS, CALLS / 4, call)
  const row = (metric: string, measured: number, atMost: number): Row => ({
    ...{ metric: `${name}, ${metric}`, unit: 'ms', measured },
    limit: { atMost },
  })
  return [
    row('p50', percentile(singleCallerTimes, 0.5), P50_MS),
    row(`p99 at ${CONNECTIONS} connections`, percentile(busyTimes, 0.99), P99_MS),
    ...(bare === undefined ? [] : [await compareWithBare(client, name, percentile(singleCallerTimes, 0.5), bare)]),
  ]
}

/** Measures the same page directly in the database. */
async function compareWithBare(client: Client, name: string, measured: number, bare: string): Promise<Row> {
  const times = await timeCalls(CALLS, () => client.query(bare))
  const baseline = percentile(times, 0.5)
  return { metric: `${name}, beside the bare statement`, unit: 'ms', measured, baseline, ratio: measured / baseline }
}

/** Imports new rows, and removes them again. */
async function measureImports(rise: RunningRise, client: Client, rows: number): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'rise-bench-reasons-files-'))
  const mark = `Bench ${Date.now().toString(36)}`
  try {
    const layoffs = await writeCsv(join(folder, 'layoffs.csv'), CSV_ROWS, 'Company,headquarter,layoff,Date', (n) =>
      [`${mark} ${n}`, 'SF Bay Area', 1 + (n % 900), `20${10 + (n % 16)}-0${1 + (n % 9)}-1${n % 10}`].join(','),
    )
    const courses = (name: string, count: number) =>
      writeCsv(join(folder, name), count, 'title,provider,link,skills', (n) =>
        [`Course ${n}`, mark, `https://${name}.example/${mark.replace(' ', '-')}/${n}`, 'Python;SQL'].join(','),
      )
    const layoffImport = await runCommand(rise, ['import-layoffs', layoffs])
    const smallImport = await runCommand(rise, ['import-courses', await courses('few', rows * SMALL_SHARE)])
    const largeImport = await runCommand(rise, ['import-courses', await courses('many', rows)])
    return [
      { metric: `Import of ${CSV_ROWS} layoffs`, unit: 's', measured: layoffImport.seconds, limit: { atMost: 5 } },
      { metric: `Import of ${rows} courses`, unit: 's', measured: largeImport.seconds },
      {
        ...{
          metric: `Memory of the latter, against ${rows * SMALL_SHARE} courses`,
          unit: 'MB',
          limit: { atMost: 1.5 },
        },
        ...{
          measured: largeImport.memory / MB,
          baseline: smallImport.memory / MB,
          ratio: largeImport.memory / smallImport.memory,
        },
      },
    ]
  } finally {
    await rm(folder, { recursive: true, force: true })
    for (const [table, column] of [
      ['layoff', 'company_name'],
      ['course', 'provider'],
    ]) {
      await client.query(`
        with gone as (delete from ${table} where ${column} like '${mark}%' returning id)
        delete from discussion_subject where id in (select id from gone)`)
    }
  }
}

async function writeCsv(path: string, count: number, header: string, line: (n: number) => string): Promise<string> {
  const file = createWriteStream(path)
  file.write(`${header}\n`)
  for (let n = 1; n <= count; n++) if (!file.write(`${line(n)}\n`)) await once(file, 'drain')
  file.end()
  await once(file, 'close')
  return path
}

/** Returns the duration of a command, including its start, and the peak memory of all its processes, in bytes. */
async function runCommand(rise: RunningRise, args: readonly string[]): Promise<{ seconds: number; memory: number }> {
  const begin = performance.now()
  const { DATA_DIR: _, DATABASE_URL: __, ...environment } = process.env
  const command = spawn(process.execPath, ['scripts/rise.mjs', ...args], {
    env: { ...environment, DATA_DIR: rise.dataDir },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const exit = once(command, 'exit')
  let memory = 0
  while (isRunning(command)) {
    memory = Math.max(memory, memoryBelow(command.pid ?? 0))
    await sleep(WATCH_MS)
  }
  const [status] = await exit
  if (status !== 0) throw new Error(`${args[0]} ended with status ${status}.`)
  return { seconds: (performance.now() - begin) / 1_000, memory }
}

function isRunning({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode === null && signalCode === null
}

/** Returns the memory of a process and its children; 0 for a process that has just ended. */
function memoryBelow(pid: number): number {
  try {
    return memoryOf(pid).rss + childrenOf(pid).reduce((sum, child) => sum + memoryBelow(child), 0)
  } catch {
    return 0
  }
}
