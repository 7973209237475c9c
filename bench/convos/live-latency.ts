// How soon what one side sends is heard by the other, at a steady rate with many connected, beside a bare insert that is
// echoed over bare sockets.
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { io, type Socket } from 'socket.io-client'
import { startBaseline } from '../baseline.ts'
import { percentile } from '../statistics.ts'
import type { Row } from '../table.ts'
import type { Member } from './members.ts'

const A_SECOND = 100
const WARM_UP = 200
const P50_MS = 20
const P99_TIMES = 5

interface Sent {
  readonly origin: string
  readonly token: string
  /** Sends message `n`. */
  send(n: number): Promise<unknown>
}

/** Measures both in turn, each with this many sockets and messages. */
export async function measureLatency(
  origin: string,
  members: readonly Member[],
  { sockets, messages, databaseUrl }: { sockets: number; messages: number; databaseUrl: string },
): Promise<Row[]> {
  const senders = members.map((member, place): Sent => {
    const other = members[place ^ 1] ?? member
    return {
      origin,
      token: member.token,
      send: (n) =>
        post(`${origin}/api/v1/convos/with/${other.id}/messages`, member.token, {
          ...{ clientId: randomUUID(), text: `n${n}`, replyTo: null },
        }),
    }
  })
  const rise = await timesOf(senders, { sockets, messages, event: 'message:message' })
  const baseline = await startBaseline('bench/convos/baseline-messages.ts', { databaseUrl })
  try {
    const bare = members.map(
      (_member, place): Sent => ({
        origin: baseline.origin,
        token: String(place),
        send: (n) => post(`${baseline.origin}/${place ^ 1}`, '', { text: `n${n}` }),
      }),
    )
    const times = await timesOf(bare, { sockets, messages, event: 'message:message' })
    const [p99, bareP99] = [percentile(rise, 0.99), percentile(times, 0.99)]
    const note = `${A_SECOND} messages a second, ${sockets} connected`
    return [
      { metric: 'Sent to received, p50', unit: 'ms', measured: percentile(rise, 0.5), limit: { atMost: P50_MS }, note },
      {
        metric: 'Sent to received, p99',
        unit: 'ms',
        ...{ measured: p99, baseline: bareP99, ratio: p99 / bareP99, limit: { atMost: P99_TIMES } },
      },
    ]
  } finally {
    await baseline.stop()
  }
}

interface Measuring {
  readonly sockets: number
  readonly messages: number
  readonly event: string
}

/** Returns the times in ms from sending each message until the other side heard it first. */
async function timesOf(senders: readonly Sent[], { sockets, messages, event }: Measuring): Promise<number[]> {
  const begun = new Map<string, number>()
  const times: number[] = []
  const opened: Socket[] = []
  const hear = ({ message }: { message: string }) => {
    const at = begun.get(message)
    if (at === undefined) return
    begun.delete(message)
    times.push(performance.now() - at)
  }
  try {
    for (let n = 0; n < sockets; n++) {
      const { origin, token } = senders[n % senders.length] as Sent
      opened.push(await open(origin, token))
    }
    for (const socket of opened) socket.on(event, hear)
    const sending: Promise<unknown>[] = []
    const start = performance.now()
    for (let n = 0; n < WARM_UP + messages; n++) {
      await sleep(Math.max(0, start + (n * 1_000) / A_SECOND - performance.now()))
      if (n === WARM_UP) times.length = 0
      begun.set(`n${n}`, performance.now())
      sending.push((senders[n % senders.length] as Sent).send(n))
    }
    await Promise.all(sending)
    for (let waited = 0; begun.size > 0 && waited < 5_000; waited += 50) await sleep(50)
    if (begun.size > 0) throw new Error(`${begun.size} messages were not heard.`)
    return times
  } finally {
    for (const socket of opened) socket.disconnect()
  }
}

async function post(url: string, token: string, body: object): Promise<void> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  const text = await response.text()
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${text}`)
}

function open(origin: string, token: string): Promise<Socket> {
  const socket = io(origin, { auth: { token }, forceNew: true, transports: ['websocket'] })
  return new Promise((resolve, reject) => {
    socket.once('connect', () => resolve(socket))
    socket.once('connect_error', reject)
  })
}
