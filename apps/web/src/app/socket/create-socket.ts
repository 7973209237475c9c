import type {
  ClientEventData,
  ClientEventName,
  ServerEventName,
  ServerEvents,
  SocketRefusal,
} from '@rise/contract/realtime'
import { currentLanguage } from '@rise/texts'
import { createIdleCheck, type Page } from './idle-check.ts'
import type { ClientSocket } from './open-socket.ts'
import { browserTimers, type Timers } from './timers.ts'

/** Section 9 of the specification. */
const RETRY_MS = 15_000
/** Reconnections are spread over this period, so that browsers don't all return at the same time. */
const RESUME_MS = 3_000

const refusalCode: SocketRefusal = 'sign-in-required'

export interface SocketParts {
  /** The server's origin, such as `https://api.example.com`; the page's own by default. */
  readonly origin?: string
  /**
   * Returns the stored access token, refreshed first if it expires soon; undefined if no one is logged in. Rejects if
   * the server can't be reached.
   */
  freshToken(): Promise<string | undefined>
  /**
   * Renews the tokens. Resolves to false if the server refused, which ends the session. Rejects if the server can't be
   * reached.
   */
  refresh(): Promise<boolean>
  /** Reloads the page, keeping drafts. */
  reload(): void
  /** Called after each reconnection, to fetch what may have been missed. */
  onReconnect(): void
  /** Whether something on the screen, such as a conversation, waits for events without any input. */
  isKeptAlive(): boolean
  readonly page?: Page
  readonly timers?: Timers
  /** Returns a number from 0 to below 1. */
  readonly random?: () => number
}

export interface AppSocket {
  /**
   * Connects, and stays connected until `disconnect`, or until a refresh is refused. Does nothing when already
   * connected.
   */
  connect(): void
  /** Called at logout. */
  disconnect(): void
  /** Reports new content or a navigation, so that the page doesn't count as idle. */
  noteChange(): void
  /** Subscribes to an event; returns a function that unsubscribes. */
  on<E extends ServerEventName>(event: E, listener: ServerEvents[E]): () => void
  /** Calls `listener` at each connection, including the first. */
  onConnect(listener: () => void): void
  /** Sends an event; while not connected, it is dropped. */
  send<E extends ClientEventName>(event: E, ...data: ClientEventData<E>): void
}

/**
 * Creates the page's socket (sections 4 and 9 of the specification). When its token is refused, it refreshes the token
 * and retries after 15 s. On `token:refresh`, it refreshes the token and reloads the page. If the page has not changed
 * between two checks, three minutes apart, it disconnects until the next input. socket.io itself is loaded with the
 * first connection.
 */
export function createSocket(parts: SocketParts): AppSocket {
  const { page = window, timers = browserTimers, random = Math.random } = parts
  const listeners = new Map<string, Set<(data?: unknown) => void>>()
  const connectListeners: (() => void)[] = []
  let socket: ClientSocket | undefined
  let shouldConnect = false
  let isIdle = false
  let isConnected = false
  /** Whether events may have been missed since `connect` or the last connection. */
  let hasMissed = false
  /** Counts the attempts; slow work continues only if no newer attempt has started. */
  let attemptNumber = 0
  let stopRetry = () => {}
  let stopRenewal = () => {}
  const idleCheck = createIdleCheck({
    page,
    timers,
    isKeptAlive: parts.isKeptAlive,
    onIdle: pauseWhileIdle,
    onInput: resumeAfterIdle,
  })

  async function open(): Promise<void> {
    const attempt = beginAttempt()
    try {
      const token = await parts.freshToken()
      if (attempt !== attemptNumber) return
      if (token === undefined) return end()
      const readySocket = socket ?? (await loadSocket())
      if (attempt !== attemptNumber) return
      socket = readySocket
      // The language of words in events.
      socket.auth = { token, language: currentLanguage() }
      socket.connect()
    } catch {
      if (attempt === attemptNumber) retryAfter(RETRY_MS)
    }
  }

  async function loadSocket(): Promise<ClientSocket> {
    // A chunk that fails to load would reload the page, which doesn't help while offline.
    if (!page.navigator.onLine) throw new Error('The browser is offline')
    const { openSocket } = await import('./open-socket.ts')
    const newSocket = openSocket(parts.origin ?? window.location.origin)
    // Ignores events of an earlier socket, which may still report that it was closed.
    const ifCurrent =
      <A extends unknown[]>(run: (...input: A) => void) =>
      (...input: A) => {
        if (newSocket === socket && shouldConnect && !isIdle) run(...input)
      }
    newSocket.on('connect', ifCurrent(noteConnected))
    newSocket.on(
      'connect_error',
      ifCurrent((error) => void recover(codeOf(error) === refusalCode)),
    )
    newSocket.on('disconnect', ifCurrent(noteDisconnected))
    newSocket.onAny(
      ifCurrent((event: string, data: unknown) => {
        if (event === 'token:refresh') void renew()
        for (const listener of listeners.get(event) ?? []) listener(data)
      }),
    )
    return newSocket
  }

  function noteConnected(): void {
    beginAttempt()
    isConnected = true
    for (const listener of connectListeners) listener()
    if (hasMissed) parts.onReconnect()
    hasMissed = false
  }

  function noteDisconnected(reason: string): void {
    // Some connections fail before the server has admitted the socket.
    const ms = isConnected ? random() * RESUME_MS : RETRY_MS
    isConnected = false
    beginAttempt()
    if (reason === 'io server disconnect') void recover(true)
    else retryAfter(ms)
  }

  async function recover(isRefused: boolean): Promise<void> {
    const attempt = beginAttempt()
    const isRefreshed = !isRefused || (await refresh())
    if (attempt !== attemptNumber) return
    if (isRefreshed === false) end()
    else retryAfter(RETRY_MS)
  }

  /**
   * Renews the tokens at the server's request. Retries until the server answers, because it sends the request only
   * once.
   */
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

  /** Resolves to undefined if the server can't be reached. */
  function refresh(): Promise<boolean | undefined> {
    return parts.refresh().catch(() => undefined)
  }

  function retryAfter(ms: number): void {
    hasMissed = true
    stopRetry = timers.after(ms, () => void open())
  }

  function beginAttempt(): number {
    stopRetry()
    attemptNumber += 1
    return attemptNumber
  }

  function pauseWhileIdle(): void {
    beginAttempt()
    isIdle = true
    hasMissed = true
    isConnected = false
    socket?.disconnect()
  }

  function resumeAfterIdle(): void {
    isIdle = false
    void open()
  }

  function onOnline(): void {
    if (!isIdle && !isConnected) void open()
  }

  function end(): void {
    if (!shouldConnect) return
    shouldConnect = false
    beginAttempt()
    stopRenewal()
    idleCheck.stop()
    page.removeEventListener('online', onOnline)
    socket?.disconnect()
    // Keeps this session's last events from the user of the next session.
    socket = undefined
  }

  return {
    connect() {
      if (shouldConnect) return
      shouldConnect = true
      isIdle = false
      isConnected = false
      hasMissed = false
      idleCheck.start()
      page.addEventListener('online', onOnline)
      void open()
    },
    disconnect: end,
    noteChange: idleCheck.noteChange,
    on(event, listener) {
      const eventListeners = listeners.get(event) ?? new Set()
      // The contract defines the data of each event.
      const anyListener = listener as (data?: unknown) => void
      listeners.set(event, eventListeners.add(anyListener))
      return () => void eventListeners.delete(anyListener)
    },
    onConnect: (listener) => void connectListeners.push(listener),
    send(event, ...data) {
      if (isConnected) socket?.emit(event, ...data)
    },
  }
}

function codeOf(error: Error): unknown {
  if (!('data' in error) || typeof error.data !== 'object' || error.data === null) return undefined
  return 'code' in error.data ? error.data.code : undefined
}
