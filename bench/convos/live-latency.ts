// The latency of live messages, at a steady rate with many connected sockets, compared with a plain insert that is
// echoed over plain sockets.
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

interface Sender {
  readonly origin: string
  readonly token: string
  /** Sends message `n`. */
  send(n: number): Promise<unknown>
}

/** Measures Rise and the baseline in turn, each with this many sockets and messages. */
export async function measureLatency(
  origin: string,
  members: readonly Member[],
  { sockets, messages, databaseUrl }: { sockets: number; messages: number; databaseUrl: string },
): Promise<Row[]> {
  const senders = members.map((member, place): Sender => {
    const recipient = members[place ^ 1] ?? member
    return {
      origin,
      token: member.token,
      send: (n) =>
        post(`${origin}/api/v1/convos/with/${recipient.id}/messages`, member.token, {
          ...{ clientId: randomUUID(), text: `n${n}`, replyTo: null },
        }),
    }
  })
  const rise = await timesOf(senders, { sockets, messages, event: 'message:message' })
  const baseline = await startBaseline('bench/convos/baseline-messages.ts', { databaseUrl })
  try {
    const baselineSenders = members.map(
      (_member, place): Sender => ({
        origin: baseline.origin,
        token: String(place),
        send: (n) => post(`${baseline.origin}/${place ^ 1}`, '', { text: `n${n}` }),
      }),
    )
    const times = await timesOf(baselineSenders, { sockets, messages, event: 'message:message' })
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

/** Returns the times in ms from sending each message until the other side received it. */
async function timesOf(senders: readonly Sender[], { sockets, messages, event }: Measuring): Promise<number[]> {
  const sentAt = new Map<string, number>()
  const times: number[] = []
  const openSockets: Socket[] = []
  const onMessage = ({ message }: { message: string }) => {
    const at = sentAt.get(message)
    if (at === undefined) return
    sentAt.delete(message)
    times.push(performance.now() - at)
  }
  try {
    for (let n = 0; n < sockets; n++) {
      const { origin, token } = senders[n % senders.length] as Sender
      openSockets.push(await open(origin, token))
    }
    for (const socket of openSockets) socket.on(event, onMessage)
    const sending: Promise<unknown>[] = []
    const start = performance.now()
    for (let n = 0; n < WARM_UP + messages; n++) {
      await sleep(Math.max(0, start + (n * 1_000) / A_SECOND - performance.now()))
      if (n === WARM_UP) times.length = 0
      sentAt.set(`n${n}`, performance.now())
      sending.push((senders[n % senders.length] as Sender).send(n))
    }
    await Promise.all(sending)
    for (let waitedMs = 0; sentAt.size > 0 && waitedMs < 5_000; waitedMs += 50) await sleep(50)
    if (sentAt.size > 0) throw new Error(`${sentAt.size} messages were not heard.`)
    return times
  } finally {
    for (const socket of openSockets) socket.disconnect()
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
