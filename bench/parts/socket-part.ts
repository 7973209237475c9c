import { fork } from 'node:child_process'
import { once } from 'node:events'
import { type Baseline, startBaseline } from '../baseline.ts'
import type { MoreSockets } from '../socket-clients.ts'
import { compare, median, percentile, rounds } from '../statistics.ts'
import type { Row } from '../table.ts'

const SOCKETS = 2_000
/**
 * The number of sockets that are opened before the first look at the memory, so that one-time allocations don't count.
 */
const FIRST_SOCKETS = 200
const ROUNDS = 3
const BROADCASTS = 10
const KB = 1_000

interface SocketMeasurements {
  /** The server's memory per additional socket, in bytes. */
  readonly memory: number
  /** The 99th percentile of the time from emitting a broadcast until a socket received it, in ms. */
  readonly broadcastMs: number
}

/**
 * Measures the memory of sockets, and the time until a broadcast reaches 2,000 of them. Servers and clients are
 * separate processes.
 */
export async function measureSockets(): Promise<Row[]> {
  const results = await rounds(ROUNDS, async () => ({
    rise: await measureOne('bench/socket-server.ts'),
    baseline: await measureOne('bench/baseline-sockets.ts'),
  }))
  return [
    {
      metric: 'Broadcast to 2,000 sockets, 99th percentile',
      unit: 'ms',
      measured: median(results.map(({ rise }) => rise.broadcastMs)),
      baseline: median(results.map(({ baseline }) => baseline.broadcastMs)),
      limit: { atMost: 1_000 },
    },
    {
      metric: 'Memory of a socket',
      unit: 'kB',
      ...compare(results.map(({ rise, baseline }) => ({ rise: rise.memory / KB, baseline: baseline.memory / KB }))),
      limit: { atMost: 2 },
    },
  ]
}

async function measureOne(program: string): Promise<SocketMeasurements> {
  const server = await startBaseline(program, {})
  // Without the flags of this process, because modules that they load would unref the channel to the parent. This
  // channel keeps the clients alive.
  const clients = fork('bench/socket-clients.ts', { execArgv: [] })
  const clientsExit = once(clients, 'exit')
  const answer = async (): Promise<unknown> => {
    const clientsGone = clientsExit.then(() => Promise.reject(new Error('The clients of the sockets ended.')))
    const [said] = await Promise.race([once(clients, 'message'), clientsGone])
    return said
  }
  const openMore = async (count: number) => {
    const openReply = answer()
    clients.send({ origin: server.origin, count } satisfies MoreSockets)
    await openReply
  }
  try {
    await openMore(FIRST_SOCKETS)
    const memoryBefore = await ask(server, '/memory')
    await openMore(SOCKETS - FIRST_SOCKETS)
    const memory = ((await ask(server, '/memory')) - memoryBefore) / (SOCKETS - FIRST_SOCKETS)
    const times = await rounds(BROADCASTS, async () => {
      const arrivals = answer()
      const begin = await ask(server, '/broadcast')
      return ((await arrivals) as number[]).map((arrival) => arrival - begin)
    })
    return { memory, broadcastMs: percentile(times.flat(), 0.99) }
  } finally {
    clients.kill()
    await clientsExit
    await server.stop()
  }
}

async function ask(server: Baseline, path: string): Promise<number> {
  return Number(await (await fetch(server.origin + path)).text())
}
