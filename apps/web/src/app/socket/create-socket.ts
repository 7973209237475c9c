import type { ServerEventName, ServerEvents, SocketRefusal } from '@rise/contract/realtime'
import { createIdleCheck, type Page } from './idle-check.ts'
import type { ClientSocket } from './open-socket.ts'
import { browserTimers, type Timers } from './timers.ts'

/** Specification, section 9. */
const RETRY_MS = 15_000
/** A connection that breaks off is taken up again within so long, not by all browsers at once. */
const RESUME_MS = 3_000

const refused: SocketRefusal = 'sign-in-required'

export interface SocketParts {
  /** Of the server, such as `https://api.example.com`; the page's own unless told. */
  readonly origin?: string
  /** The stored access token, refreshed first when it has expired; undefined: nobody is signed in. Rejects when nothing answers. */
  freshToken(): Promise<string | undefined>
  /** Takes a new pair of tokens; false: it was refused, the session is over. Rejects when nothing answers. */
  refresh(): Promise<boolean>
  /** Loads the page again, with drafts kept. */
  reload(): void
  /** Connected after a while without: fetch what may have been missed. */
  onReconnect(): void
  /** Whether something on the screen waits for news without any input, such as a conversation. */
  isKeptAlive(): boolean
  readonly page?: Page
  readonly timers?: Timers
  /** From 0 to below 1. */
  readonly random?: () => number
}

export interface AppSocket {
  /** Connects, and stays so until `disconnect`, or until a refresh is refused. Nothing when it is so already. */
  connect(): void
  /** At log-out. */
  disconnect(): void
  /** Tells of new content or another route: the page is not idle. */
  noteChange(): void
  /** Hears an event; gives what ends it. */
  on<E extends ServerEventName>(event: E, hear: ServerEvents[E]): () => void
}

/**
 * The page's socket (specification, sections 4 and 9): refused, it refreshes the token and tries again after 15 s; on
 * `token:refresh` it refreshes and reloads the page; when the page has not changed for three minutes it disconnects until
 * the next input. socket.io itself is loaded at the first connection.
 */
export function createSocket(parts: SocketParts): AppSocket {
  const { page = window, timers = browserTimers, random = Math.random } = parts
  const hearers = new Map<string, Set<(data?: unknown) => void>>()
  let socket: ClientSocket | undefined
  let isWanted = false
  let isIdle = false
  let isConnected = false
  /** There was a time in which it should have been connected and was not. */
  let hasMissed = false
  /** Counts what was begun; whatever took time goes on only if nothing was begun since. */
  let turn = 0
  let stopRetry = () => {}
  let stopRenewal = () => {}
  const idleCheck = createIdleCheck({ page, timers, isKeptAlive: parts.isKeptAlive, onIdle: sleep, onInput: wake })

  async function open(): Promise<void> {
    const mine = begin()
    try {
      const token = await parts.freshToken()
      if (mine !== turn) return
      if (token === undefined) return end()
      const opened = socket ?? (await loadSocket())
      if (mine !== turn) return
      socket = opened
      socket.auth = { token }
      socket.connect()
    } catch {
      if (mine === turn) retryAfter(RETRY_MS)
    }
  }

  async function loadSocket(): Promise<ClientSocket> {
    // A part of the app that cannot be loaded makes the page reload, which helps nobody without a network.
    if (!page.navigator.onLine) throw new Error('The browser is offline')
    const { openSocket } = await import('./open-socket.ts')
    const opened = openSocket(parts.origin ?? window.location.origin)
    // An earlier one may still say goodbye.
    const ifPresent =
      <A extends unknown[]>(run: (...input: A) => void) =>
      (...input: A) => {
        if (opened === socket && isWanted && !isIdle) run(...input)
      }
    opened.on('connect', ifPresent(noteConnected))
    opened.on(
      'connect_error',
      ifPresent((error) => void recover(codeOf(error) === refused)),
    )
    opened.on('disconnect', ifPresent(noteDisconnected))
    opened.onAny(
      ifPresent((event: string, data: unknown) => {
        if (event === 'token:refresh') void renew()
        for (const hear of hearers.get(event) ?? []) hear(data)
      }),
    )
    return opened
  }

  function noteConnected(): void {
    begin()
    isConnected = true
    if (hasMissed) parts.onReconnect()
    hasMissed = false
  }

  function noteDisconnected(reason: string): void {
    // Some connections break off before the server has let the socket in.
    const ms = isConnected ? random() * RESUME_MS : RETRY_MS
    isConnected = false
    begin()
    if (reason === 'io server disconnect') void recover(true)
    else retryAfter(ms)
  }

  async function recover(isRefused: boolean): Promise<void> {
    const mine = begin()
    const isRefreshed = !isRefused || (await refresh())
    if (mine !== turn) return
    if (isRefreshed === false) end()
    else retryAfter(RETRY_MS)
  }

  /** What the server asked for, until it is done: it asks once. */
  async function renew(): Promise<void> {
    stopRenewal()
    let isOver = false
    stopRenewal = () => {
      isOver = true
    }
    const isRefreshed = await refresh()
    if (isOver) return
    if (isRefreshed) parts.reload()
    else if (isRefreshed === false) end()
    else stopRenewal = timers.after(RETRY_MS, () => void renew())
  }

  /** Undefined: nothing answered. */
  function refresh(): Promise<boolean | undefined> {
    return parts.refresh().catch(() => undefined)
  }

  function retryAfter(ms: number): void {
    hasMissed = true
    stopRetry = timers.after(ms, () => void open())
  }

  function begin(): number {
    stopRetry()
    turn += 1
    return turn
  }

  function sleep(): void {
    begin()
    isIdle = true
    hasMissed = true
    isConnected = false
    socket?.disconnect()
  }

  function wake(): void {
    isIdle = false
    void open()
  }

  function comeOnline(): void {
    if (!isIdle && !isConnected) void open()
  }

  function end(): void {
    if (!isWanted) return
    isWanted = false
    begin()
    stopRenewal()
    idleCheck.stop()
    page.removeEventListener('online', comeOnline)
    socket?.disconnect()
    // The next one knows nothing of this session.
    socket = undefined
  }

  return {
    connect() {
      if (isWanted) return
      isWanted = true
      isIdle = false
      isConnected = false
      hasMissed = false
      idleCheck.start()
      page.addEventListener('online', comeOnline)
      void open()
    },
    disconnect: end,
    noteChange: idleCheck.noteChange,
    on(event, hear) {
      const all = hearers.get(event) ?? new Set()
      // What the server sends is as the contract says.
      const hearAny = hear as (data?: unknown) => void
      hearers.set(event, all.add(hearAny))
      return () => void all.delete(hearAny)
    },
  }
}

function codeOf(error: Error): unknown {
  if (!('data' in error) || typeof error.data !== 'object' || error.data === null) return undefined
  return 'code' in error.data ? error.data.code : undefined
}
