// What everyone else notices while readers and importers get what no one should send: whether the server still says that it is alive,
// how long the replies are, and whether twice the input takes more than its share of time.
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
const LEAST_MS = 2_000
const ROUNDS = 3
const MOST_TIMES_REST = 3
const MOST_MS = 100
const MOST_KB = 200
const MOST_TIMES_FOR_TWICE = 3
/** What takes less is as fast as anything. */
const FAST_MS = 200
const PASSWORD_OF_DEMO = 'demo-demo-demo'
/** Its domain is proven, so it may bring in boards from there. */
const COMPANY = { email: 'priya@demo.example', slug: 'lumenfield' }

/** Measures a Rise of its own; with `only` what has a name that contains it. */
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
      const rest = percentile(await probe(rise, sleep(REST_MS)), 0.99)
      const rows: Row[] = []
      for (const input of inputs) rows.push(...(await measureInput(rise, input, rest)))
      return rows
    } finally {
      await rise.stop()
    }
  } finally {
    stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** A careers page on this machine, and the setting that lets Rise fetch it. */
async function playPage() {
  let shown: { body: Uint8Array; type: string } = { body: new Uint8Array(), type: 'text/html' }
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': shown.type }).end(shown.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const page: PlayedPage = {
    address: 'https://careers.lumenfield.example/open',
    show(body, type) {
      shown = { body, type }
    },
  }
  const env = { FETCH_ALLOW_ORIGINS: `https://careers.lumenfield.example=http://127.0.0.1:${port}` }
  const stop = () => {
    server.closeAllConnections()
    server.close()
  }
  return { page, env, stop }
}

/** How long `/healthz` took each time while something went on, in ms. Asked by another thread: this one is busy itself. */
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

async function measureInput(rise: RunningRise, input: BadInput, rest: number): Promise<Row[]> {
  const files = { 1: input.make(1), 2: input.make(2) }
  const replies: Record<1 | 2, BadReply[]> = { 1: [], 2: [] }
  async function send(): Promise<void> {
    const until = performance.now() + LEAST_MS
    const goesOn = (round: number) =>
      input.rounds ? round < input.rounds : round < ROUNDS || performance.now() < until
    for (let round = 0; goesOn(round); round += 1) {
      for (const size of [1, 2] as const) replies[size].push(await input.send(files[size]))
    }
  }
  const times = await probe(rise, send())
  const all = [...replies[1], ...replies[2]]
  const statuses = [...new Set(all.map(({ status }) => status))].toSorted((a, b) => a - b)
  // It would have been turned away at the door.
  if (statuses.some((status) => [401, 403, 404, 429].includes(status) || status >= 500)) {
    throw new Error(`${input.name}: replies of ${statuses.join(', ')}.`)
  }
  const [once, twice] = [median(replies[1].map(({ ms }) => ms)), median(replies[2].map(({ ms }) => ms))]
  return [
    {
      ...{ metric: `${input.name}: /healthz, p99 of ${times.length}`, unit: 'ms' },
      ...{ measured: percentile(times, 0.99), baseline: rest },
      limit: { atMost: Math.max(MOST_MS, MOST_TIMES_REST * rest) },
    },
    {
      ...{ metric: `${input.name}: reply of ${statuses.join(', ')}`, unit: 'kB' },
      measured: Math.max(...all.map(({ bytes }) => bytes)) / 1000,
      limit: { atMost: MOST_KB },
    },
    {
      ...{ metric: `${input.name}: twice of it`, unit: 'ms', measured: twice, baseline: once },
      ratio: twice / Math.max(once, FAST_MS),
      limit: { atMost: MOST_TIMES_FOR_TWICE },
    },
  ]
}
