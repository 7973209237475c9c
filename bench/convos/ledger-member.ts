import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { io, type Socket } from 'socket.io-client'
import type { Member } from './members.ts'

const RETRY_MS = 100
/** Without news, it asks all the same: an event may be lost with the connection. */
const ASK_MS = 3_000

interface Read {
  readonly seq: number
  readonly revision: number
  readonly clientId: string
  readonly text: string
}

/** What a member knows at the end. */
export interface Account {
  /** By client id: the place that the server acknowledged. */
  readonly acknowledged: ReadonlyMap<string, number>
  /** Texts in the order in which they were written. */
  readonly written: readonly string[]
  /** By place, as the member's device has read it. */
  readonly read: ReadonlyMap<number, Read>
}

/**
 * Begins to write `count` messages to the other, each until it is acknowledged, and to read what both write, as one device
 * does.
 */
export function startMember(origin: string, { id, token: first, renew }: Member, other: Member, count: number) {
  const acknowledged = new Map<string, number>()
  const written: string[] = []
  const read = new Map<number, Read>()
  let token = first
  const socket: Socket = io(origin, {
    auth: (send) => send({ token }),
    forceNew: true,
    transports: ['websocket'],
    reconnectionDelay: 50,
    reconnectionDelayMax: 500,
  })
  let convoId: string | undefined
  let revision = 0
  let isOver = false
  let isFinishing = false
  let isDue = true
  let cutting = new AbortController()

  async function call(method: string, path: string, body?: object) {
    const response = await fetch(origin + path, {
      method,
      signal: AbortSignal.any([cutting.signal, AbortSignal.timeout(30_000)]),
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (response.ok) return (await response.json()).result
    const text = await response.text()
    if (response.status === 401) token = await renew()
    // Worth another try, as the outbox of the page sees it.
    if ([401, 408, 425, 429].includes(response.status) || response.status >= 500) throw new Error(text)
    throw Object.assign(new Error(`${path} answered ${response.status}: ${text}`), { isFinal: true })
  }

  async function untilAnswered<T>(ask: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        return await ask()
      } catch (error) {
        if (isOver && !isFinishing) throw error
        if (error instanceof Error && 'isFinal' in error) throw error
        await sleep(RETRY_MS)
      }
    }
  }

  async function write(): Promise<void> {
    for (let n = 1; n <= count; n++) {
      const body = { clientId: randomUUID(), text: `${id} ${n}`, replyTo: null }
      written.push(body.text)
      const path = `/api/v1/convos/with/${other.id}/messages`
      const { seq } = await untilAnswered(() => call('POST', path, body))
      acknowledged.set(body.clientId, seq)
    }
  }

  /** Asks for what came after the last that it knows. */
  async function catchUp(): Promise<void> {
    convoId ??= (await untilAnswered(() => call('GET', `/api/v1/convos/with/${other.id}`)))._id
    for (;;) {
      const path = `/api/v1/convos/${convoId}/messages?since=${revision}`
      const stretch = await call('GET', path)
      for (const message of stretch.messages as Read[]) read.set(message.seq, message)
      revision = stretch.revision
      if (!stretch.hasAfter) return
    }
  }

  async function listen(): Promise<void> {
    while (!isOver) {
      if (isDue && acknowledged.size > 0) {
        isDue = false
        await catchUp().catch(() => {
          isDue = true
        })
      }
      await sleep(RETRY_MS)
    }
  }

  const look = () => {
    isDue = true
  }
  socket.on('convo:changed', look)
  socket.on('connect', look)
  const timer = setInterval(look, ASK_MS)
  const listening = listen()
  return {
    count: () => acknowledged.size,
    written: write(),
    /** Cuts the socket and whatever is under way; whether the server has got it, no one knows. */
    cut() {
      socket.io.engine?.close()
      cutting.abort()
      cutting = new AbortController()
    },
    /** Ends without an account: another member failed. */
    giveUp() {
      isOver = true
      clearInterval(timer)
      socket.disconnect()
    },
    async finish(): Promise<Account> {
      isFinishing = true
      isOver = true
      clearInterval(timer)
      await listening
      await untilAnswered(catchUp)
      socket.disconnect()
      return { acknowledged, written, read }
    },
  }
}
