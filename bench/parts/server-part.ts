import { findRunningPostgres } from '../../apps/server/src/platform/postgres/index.ts'
import { type Addresses, findAddresses } from '../addresses.ts'
import { startBaseline } from '../baseline.ts'
import type { ListTask } from '../baseline-list.ts'
import type { PageTask } from '../baseline-page.ts'
import { type Load, putUnderLoad } from '../load.ts'
import { processorMs } from '../processes.ts'
import type { RunningRise } from '../rise.ts'
import { compare, median, rounds } from '../statistics.ts'
import type { Row } from '../table.ts'

const ROUNDS = 5
const MAX_PAGES = 100
const PAGES_PER_ROUND = 12
/**
 * The number of pages rendered before measuring. Until about then, the engine compiles shared code and adjusts the size
 * of its heap: the first 300 pages take three times as long as later ones, the next 300 a quarter longer.
 */
const WARM_UP_PAGES = 600
/**
 * The same for code that only one kind of page uses: a company's page takes 13 ms at first, and 7 ms after 100 others.
 */
const WARM_UP_PAGES_OF_KIND = 150
/** Higher limits for pages with much more content than others. */
const maxMs: Readonly<Record<string, number>> = { '/professional/{professional}': 15 }
/** Headers that the transport sets itself. */
const transport = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding'])

/** Measures the limits for the server's processor time and throughput. */
export async function measureServer(rise: RunningRise): Promise<Row[]> {
  const addresses = await findAddresses(rise.origin, MAX_PAGES)
  return [
    await measureCachedPage(rise),
    ...(await measureUncachedPages(rise, addresses)),
    ...(await measureList(rise, addresses)),
  ]
}

async function measureCachedPage(rise: RunningRise): Promise<Row> {
  const headers = { 'accept-encoding': 'br' }
  const baseline = await startBaseline('bench/baseline-page.ts', await replyOf(`${rise.origin}/jobs`, headers))
  const load: Load = { connections: 16, seconds: 2, paths: ['/jobs'], headers }
  try {
    const pairs = await rounds(ROUNDS, async () => ({
      rise: (await putUnderLoad(rise, load)).processorMs,
      baseline: (await putUnderLoad(baseline, load)).processorMs,
    }))
    return { metric: 'Cached page /jobs, processor time', unit: 'ms', ...compare(pairs), limit: { atMost: 2 } }
  } finally {
    await baseline.stop()
  }
}

// By hand, because fetch would unpack the body.
async function replyOf(url: string, headers: Record<string, string>): Promise<PageTask> {
  const { get } = await import('node:http')
  const response = await new Promise<import('node:http').IncomingMessage>((resolve, reject) => {
    get(url, { headers }, resolve).on('error', reject)
  })
  const body = Buffer.concat(await response.toArray())
  const contentHeaders = Object.entries(response.headers).filter(([name]) => !transport.has(name))
  return {
    headers: Object.fromEntries(contentHeaders.map(([name, value]) => [name, String(value)])),
    body: body.toString('base64'),
  }
}

/** Requests the pages one after the other, each address once. */
async function measureUncachedPages(rise: RunningRise, addresses: Addresses): Promise<Row[]> {
  for (const path of addresses.searchPaths.slice(-WARM_UP_PAGES)) await visit(rise.origin + path)
  const kinds = {
    '/jobs/page/n': addresses.pages.slice(1).map((page) => `/jobs/page/${page}`),
    '/jobs/k/word': addresses.searchPaths,
    '/jobs/{job}': addresses.jobPaths,
    '/company/{company}': addresses.companyPaths,
    '/professional/{professional}': addresses.storyPaths,
  }
  const rows: Row[] = []
  for (const [kind, addresses] of Object.entries(kinds)) {
    const paths = variantsOf(addresses, WARM_UP_PAGES_OF_KIND + ROUNDS * PAGES_PER_ROUND)
    for (const path of paths.splice(0, WARM_UP_PAGES_OF_KIND)) await visit(rise.origin + path)
    const times = await rounds(ROUNDS, async () => {
      const processorMsBefore = processorMs(rise.pid)
      for (const path of paths.splice(0, PAGES_PER_ROUND)) await visit(rise.origin + path)
      return (processorMs(rise.pid) - processorMsBefore) / PAGES_PER_ROUND
    })
    rows.push({
      metric: `Uncached page ${kind}, processor time`,
      unit: 'ms',
      measured: median(times),
      limit: { atMost: maxMs[kind] ?? 10 },
    })
  }
  return rows
}

/**
 * Returns at least `count` different addresses of these pages, because a page is cached by its whole address. Throws if
 * there are no pages.
 */
function variantsOf(paths: readonly string[], count: number): string[] {
  if (paths.length === 0) throw new Error('There are no pages of a kind to measure with.')
  const rounds = Math.ceil(count / paths.length)
  return Array.from({ length: rounds }, (_, round) => paths.map((path) => `${path}?visit=${round}`)).flat()
}

async function visit(url: string): Promise<void> {
  const response = await fetch(url, { headers: { 'accept-encoding': 'br' } })
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`)
}

async function measureList(rise: RunningRise, { pages }: Addresses): Promise<Row[]> {
  const connection = await findRunningPostgres(rise.dataDir)
  if (!connection) throw new Error('The embedded Postgres was not found.')
  const baseline = await startBaseline('bench/baseline-list.ts', { connection } satisfies ListTask)
  const load = { connections: 64, seconds: 3 }
  const riseLoad: Load = { ...load, paths: pages.map((page) => `/api/v1/jobs?page=${page}`) }
  const baselineLoad: Load = { ...load, paths: pages.map((page) => `/jobs?page=${page}`) }
  try {
    await assertSameJobs(rise.origin + riseLoad.paths.at(-1), baseline.origin + baselineLoad.paths.at(-1))
    const results = await rounds(ROUNDS, async () => ({
      rise: await putUnderLoad(rise, riseLoad),
      baseline: await putUnderLoad(baseline, baselineLoad),
    }))
    const pairs = (of: 'processorMs' | 'wallMs') =>
      results.map((result) => ({ rise: result.rise[of], baseline: result.baseline[of] }))
    const limit = { atMost: 2 }
    return [
      { metric: 'List of jobs as JSON, time per reply', unit: 'ms', ...compare(pairs('wallMs')), limit },
      { metric: 'List of jobs as JSON, processor time', unit: 'ms', ...compare(pairs('processorMs')), limit },
    ]
  } finally {
    await baseline.stop()
  }
}

async function assertSameJobs(riseUrl: string, baselineUrl: string): Promise<void> {
  const riseJobs = (await (await fetch(riseUrl)).json()) as { result: { items: { _id: string }[] } }
  const baselineJobs = (await (await fetch(baselineUrl)).json()) as { id: string }[]
  const [a, b] = [riseJobs.result.items.map(({ _id }) => _id).join(), baselineJobs.map(({ id }) => id).join()]
  if (a !== b) throw new Error('The baseline lists other jobs than Rise does.')
}
