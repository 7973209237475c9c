import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Message, MessagePage } from '@rise/contract/convos/shapes'
import { io, type Socket } from 'socket.io-client'
import type { Member } from './members.ts'

const RETRY_MS = 100
/** How often the member polls without an event: events may be lost together with a connection. */
const ASK_MS = 3_000

/** The messages that a member knows at the end. */
export interface Account {
  /** The sequence number that the server acknowledged, by client id. */
  readonly acknowledged: ReadonlyMap<string, number>
  /** The written texts, in order. */
  readonly written: readonly string[]
  /** The messages that the member's device has read, by sequence number. */
  readonly read: ReadonlyMap<number, Message>
}

/**
 * Starts to write `count` messages to the other member, retrying each until it is acknowledged, and to read the
 * messages of both, like one device.
 */
export function startMember(origin: string, { id, token: first, renew }: Member, other: Member, count: number) {
  const acknowledged = new Map<string, number>()
  const written: string[] = []
  const read = new Map<number, Message>()
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
  let abortController = new AbortController()

  async function call<Result>(method: string, path: string, body?: object): Promise<Result> {
    const response = await fetch(origin + path, {
      method,
      signal: AbortSignal.any([abortController.signal, AbortSignal.timeout(30_000)]),
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (response.ok) return ((await response.json()) as { result: Result }).result
    const text = await response.text()
    if (response.status === 401) token = await renew()
    // The page's outbox retries after these statuses, too.
    if ([401, 408, 425, 429].includes(response.status) || response.status >= 500) throw new Error(text)
    throw Object.assign(new Error(`${path} answered ${response.status}: ${text}`), { isFinal: true })
  }

  async function retryUntilAnswered<T>(ask: () => Promise<T>): Promise<T> {
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
      const { seq } = await retryUntilAnswered(() => call<{ seq: number }>('POST', path, body))
      acknowledged.set(body.clientId, seq)
    }
  }

  /** Requests the messages after the last known one. */
  async function catchUp(): Promise<void> {
    convoId ??= (await retryUntilAnswered(() => call<{ _id: string }>('GET', `/api/v1/convos/with/${other.id}`)))._id
    for (;;) {
      const path = `/api/v1/convos/${convoId}/messages?since=${revision}`
      const page = await call<MessagePage>('GET', path)
      for (const message of page.messages) read.set(message.seq, message)
      revision = page.revision
      if (!page.hasAfter) return
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

  const markDue = () => {
    isDue = true
  }
  socket.on('convo:changed', markDue)
  socket.on('connect', markDue)
  const timer = setInterval(markDue, ASK_MS)
  const listening = listen()
  return {
    count: () => acknowledged.size,
    written: write(),
    /** Cuts the socket and all pending requests, which may or may not have reached the server. */
    cut() {
      socket.io.engine?.close()
      abortController.abort()
      abortController = new AbortController()
    },
    /** Stops without a result, because another member failed. */
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
      await retryUntilAnswered(catchUp)
      socket.disconnect()
      return { acknowledged, written, read }
    },
  }
}
