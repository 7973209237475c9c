import type { Message } from '@rise/contract/convos/shapes'
import { type Api, ApiError } from '../../../app/base/api.ts'
import type { SafeStorage } from '../../../app/session/safe-storage.ts'
import { browserTimers, type Timers } from '../../../app/socket/timers.ts'

/** A message that waits for its acknowledgement. */
export interface WaitingMessage {
  readonly clientId: string
  /** The receiving account. */
  readonly account: string
  readonly text: string
  readonly replyTo: number | null
  /** The attachment, which was uploaded before the message is sent. */
  readonly file?: { readonly id: string; readonly name: string } | undefined
  readonly at: string
  /** The server's reason for refusing the message, which then waits for its author. */
  readonly refusal?: string
}

export interface Outbox {
  get(): readonly WaitingMessage[]
  subscribe(changed: () => void): () => void
  /** Adds a message and sends the waiting ones. */
  add(message: WaitingMessage): void
  /** Sends a refused message again. */
  retry(clientId: string): void
  remove(clientId: string): void
  /** Sends the waiting messages, in order; called when the connection is restored. */
  flush(): void
}

interface OutboxParts {
  readonly api: Api
  readonly storage: SafeStorage
  /** The writing account: no other account sends or sees these messages. */
  readonly owner: string
  /** Whether the owner is logged in. Otherwise the messages wait for the owner's next visit. */
  readonly isOwnerHere: () => boolean
  readonly onSent: (waiting: WaitingMessage, sent: Message) => void
  readonly timers?: Timers
}

const PREFIX = 'outbox:'
const RETRY_MS = [1_000, 3_000, 10_000, 15_000]
/** Statuses after which a retry without any change may succeed. */
const retryableStatuses: readonly number[] = [0, 408, 425, 429, 500, 502, 503, 504]

/**
 * Messages that the server has not acknowledged yet: stored in the browser across reloads, and sent one after the
 * other, repeatedly with the same id, until each is acknowledged or refused.
 */
export function createOutbox({
  api,
  storage,
  owner,
  isOwnerHere,
  onSent,
  timers = browserTimers,
}: OutboxParts): Outbox {
  const name = PREFIX + owner
  const listeners = new Set<() => void>()
  let messages = read()
  let isSending = false
  let failures = 0
  let stopRetry = () => {}

  function read(): readonly WaitingMessage[] {
    try {
      return JSON.parse(storage.get(name) ?? '[]') as WaitingMessage[]
    } catch {
      return []
    }
  }

  /** Reads the messages from storage each time, because another tab may have sent or added some. */
  function update(change: (waiting: readonly WaitingMessage[]) => readonly WaitingMessage[]): void {
    messages = change(read())
    storage.set(name, messages.length === 0 ? undefined : JSON.stringify(messages))
    for (const listener of listeners) listener()
  }

  async function send(): Promise<void> {
    if (isSending) return
    isSending = true
    stopRetry()
    try {
      for (let next = firstUnrefused(read()); next; next = firstUnrefused(read())) {
        if (!isOwnerHere() || !(await sendMessage(next))) return
      }
    } finally {
      isSending = false
    }
  }

  /** Sends a message; returns whether to continue with the next one. */
  async function sendMessage(message: WaitingMessage): Promise<boolean> {
    const { clientId, account, text, replyTo, file } = message
    try {
      const params = { id: account }
      const { result } = await api('POST /api/v1/convos/with/{id}/messages', {
        params,
        body: { clientId, text, replyTo, fileId: file?.id ?? null },
      })
      failures = 0
      onSent(message, result)
      remove(clientId)
      return true
    } catch (error) {
      if (error instanceof ApiError && !retryableStatuses.includes(error.status)) {
        update((all) =>
          all.map((other) => (other.clientId === clientId ? { ...other, refusal: error.message } : other)),
        )
        return true
      }
      const delayMs = RETRY_MS[Math.min(failures, RETRY_MS.length - 1)] ?? 0
      failures += 1
      stopRetry = timers.after(delayMs, () => void send())
      return false
    }
  }

  function remove(clientId: string): void {
    update((all) => all.filter((other) => other.clientId !== clientId))
  }

  return {
    get: () => messages,
    subscribe(changed) {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    add(message) {
      update((all) => [...all, message])
      void send()
    },
    retry(clientId) {
      update((all) =>
        all.map(({ refusal, ...one }) => (one.clientId === clientId || !refusal ? one : { ...one, refusal })),
      )
      void send()
    },
    remove,
    flush() {
      failures = 0
      void send()
    },
  }
}

/** Deletes the waiting messages of all accounts; called at a manual logout. */
export function clearOutboxes(storage: SafeStorage): void {
  storage.removeAll(PREFIX)
}

function firstUnrefused(all: readonly WaitingMessage[]): WaitingMessage | undefined {
  return all.find(({ refusal }) => refusal === undefined)
}
