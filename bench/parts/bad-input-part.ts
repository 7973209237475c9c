// Measures the effect of bad input on readers and importers: whether the server still answers health checks, the size
// of the replies, and how the time grows when the input doubles.
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { logIn } from '../accounts.ts'
import { badBoards, badFiles, type PlayedPage } from '../bad-input/bad-imports.ts'
import type { BadInput, BadReply } from '../bad-input/bad-input.ts'
import { badResumes } from '../bad-input/bad-resumes.ts'
import { type RunningRise, startRise } from '../rise.ts'
import { median, percentile } from '../statistics.ts'
import type { Row } from '../table.ts'

const REST_MS = 5_000
const MIN_MS = 2_000
const ROUNDS = 3
const MAX_REST_RATIO = 3
const MAX_MS = 100
const MAX_KB = 200
const MAX_DOUBLING_RATIO = 3
/** Shorter times are not compared. */
const FAST_MS = 200
const PASSWORD_OF_DEMO = 'demo-demo-demo'
/** Its domain is verified, so it may import boards from there. */
const COMPANY = { email: 'priya@demo.example', slug: 'lumenfield' }

/** Measures a separate Rise; `only` limits the inputs to those whose names contain it. */
export async function measureBadInput(only: string): Promise<Row[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'rise-bench-bad-input-'))
  const { page, env, stop } = await playPage()
  try {
    const rise = await startRise(dataDir, env)
    try {
      const tokensOf = (email: string) => logIn(rise.origin, email, PASSWORD_OF_DEMO)
      const inputs = [
        ...badResumes(rise.origin),
        ...badFiles(rise.origin, await tokensOf('admin@demo.example')),
        ...badBoards(rise.origin, await tokensOf(COMPANY.email), COMPANY.slug, page),
      ].filter(({ name }) => name.toLowerCase().includes(only.toLowerCase()))
      const restMs = percentile(await probe(rise, sleep(REST_MS)), 0.99)
      const rows: Row[] = []
      for (const input of inputs) rows.push(...(await measureInput(rise, input, restMs)))
      return rows
    } finally {
      await rise.stop()
    }
  } finally {
    stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** Starts a careers page on this machine; `env` has the setting that lets Rise fetch it. */
async function playPage() {
  let servedPage: { body: Uint8Array; type: string } = { body: new Uint8Array(), type: 'text/html' }
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': servedPage.type }).end(servedPage.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const page: PlayedPage = {
    address: 'https://careers.lumenfield.example/open',
    show(body, type) {
      servedPage = { body, type }
    },
  }
  const env = { FETCH_ALLOW_ORIGINS: `https://careers.lumenfield.example=http://127.0.0.1:${port}` }
  const stop = () => {
    server.closeAllConnections()
    server.close()
  }
  return { page, env, stop }
}

/**
 * Returns the times of `/healthz` during some work, in ms. Another thread measures them, because this thread is busy.
 */
async function probe({ origin }: RunningRise, work: Promise<unknown>): Promise<number[]> {
  const worker = new Worker(new URL('../bad-input/probe-health.ts', import.meta.url), {
    workerData: `${origin}/healthz`,
  })
  const times = new Promise<number[]>((resolve, reject) => worker.once('message', resolve).once('error', reject))
  try {
    await Promise.race([work, times])
    worker.postMessage('end')
    return await times
  } finally {
    await worker.terminate()
  }
}

async function measureInput(rise: RunningRise, input: BadInput, restMs: number): Promise<Row[]> {
  const files = { 1: input.make(1), 2: input.make(2) }
  const replies: Record<1 | 2, BadReply[]> = { 1: [], 2: [] }
  async function send(): Promise<void> {
    const deadline = performance.now() + MIN_MS
    const hasNextRound = (round: number) =>
      input.rounds ? round < input.rounds : round < ROUNDS || performance.now() < deadline
    for (let round = 0; hasNextRound(round); round += 1) {
      for (const size of [1, 2] as const) replies[size].push(await input.send(files[size]))
    }
  }
  const times = await probe(rise, send())
  const allReplies = [...replies[1], ...replies[2]]
  const statuses = [...new Set(allReplies.map(({ status }) => status))].toSorted((a, b) => a - b)
  // Such an input was refused before it was read.
  if (statuses.some((status) => [401, 403, 404, 429].includes(status) || status >= 500)) {
    throw new Error(`${input.name}: replies of ${statuses.join(', ')}.`)
  }
  const [once, twice] = [median(replies[1].map(({ ms }) => ms)), median(replies[2].map(({ ms }) => ms))]
  return [
    {
      ...{ metric: `${input.name}: /healthz, p99 of ${times.length}`, unit: 'ms' },
      ...{ measured: percentile(times, 0.99), baseline: restMs },
      limit: { atMost: Math.max(MAX_MS, MAX_REST_RATIO * restMs) },
    },
    {
      ...{ metric: `${input.name}: reply of ${statuses.join(', ')}`, unit: 'kB' },
      measured: Math.max(...allReplies.map(({ bytes }) => bytes)) / 1000,
      limit: { atMost: MAX_KB },
    },
    {
      ...{ metric: `${input.name}: twice of it`, unit: 'ms', measured: twice, baseline: once },
      ratio: twice / Math.max(once, FAST_MS),
      limit: { atMost: MAX_DOUBLING_RATIO },
    },
  ]
}
