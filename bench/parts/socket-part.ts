import { fork } from 'node:child_process'
import { once } from 'node:events'
import { type Baseline, startBaseline } from '../baseline.ts'
import type { MoreSockets } from '../socket-clients.ts'
import { compare, median, percentile, rounds } from '../statistics.ts'
import type { Row } from '../table.ts'

const SOCKETS = 2_000
/** Opened before the memory is looked at first, so that what a process needs once is not counted. */
const FIRST_SOCKETS = 200
const ROUNDS = 3
const BROADCASTS = 10
const KB = 1_000

interface Measured {
  /** What one more socket takes of the server's memory, in bytes. */
  readonly memory: number
  /** From the emitting until a socket heard it, in ms: 99 of 100 were faster. */
  readonly broadcastMs: number
}

/** What sockets take, and how soon a broadcast reaches 2,000 of them; servers and clients are processes of their own. */
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

async function measureOne(program: string): Promise<Measured> {
  const server = await startBaseline(program, {})
  // Not with the flags of this process: what they load lets go of the channel to the parent, which is all that keeps the clients.
  const clients = fork('bench/socket-clients.ts', { execArgv: [] })
  const ended = once(clients, 'exit')
  const answer = async (): Promise<unknown> => {
    const gone = ended.then(() => Promise.reject(new Error('The clients of the sockets ended.')))
    const [said] = await Promise.race([once(clients, 'message'), gone])
    return said
  }
  const openMore = async (count: number) => {
    const opened = answer()
    clients.send({ origin: server.origin, count } satisfies MoreSockets)
    await opened
  }
  try {
    await openMore(FIRST_SOCKETS)
    const before = await ask(server, '/memory')
    await openMore(SOCKETS - FIRST_SOCKETS)
    const memory = ((await ask(server, '/memory')) - before) / (SOCKETS - FIRST_SOCKETS)
    const times = await rounds(BROADCASTS, async () => {
      const heard = answer()
      const begin = await ask(server, '/broadcast')
      return ((await heard) as number[]).map((arrival) => arrival - begin)
    })
    return { memory, broadcastMs: percentile(times.flat(), 0.99) }
  } finally {
    clients.kill()
    await ended
    await server.stop()
  }
}

async function ask(server: Baseline, path: string): Promise<number> {
  return Number(await (await fetch(server.origin + path)).text())
}
