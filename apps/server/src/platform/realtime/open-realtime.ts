import type { Server as HttpServer, IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import type { Redis } from 'ioredis'
import { Server } from 'socket.io'
import type { Logger } from '../log.ts'
import { admitSockets } from './admit-sockets.ts'
import { countPending, type EngineConnection } from './count-pending.ts'
import type { Realtime } from './realtime.ts'
import { connectRedisAdapter } from './redis-adapter.ts'
import { type ReviewPace, reviewSessions } from './review-sessions.ts'
import type { SocketGate } from './socket-gate.ts'
import type { SocketServer } from './socket-server.ts'
import { watchTopics } from './topics.ts'

/** The size of one message, in bytes: far more than an event needs. */
const LARGEST_MESSAGE = 100_000
const PING_EVERY_MS = 25_000
const PONG_WITHIN_MS = 20_000
/** The time to log in, after which a connection is closed. */
const SIGN_IN_WITHIN_MS = 15_000
/** How long missed events are kept for a browser that lost its connection. */
const RECOVERABLE_MS = 2 * 60_000
/** Connections that have not logged in yet, in total and per network: a whole office may reconnect at once. */
const MOST_PENDING = 2_000
const MOST_PENDING_OF_NETWORK = 200
/** Browsers acknowledge the end of a connection immediately; others are cut off after this. */
const GOODBYE_MS = 2_000
const GOODBYE_STEP_MS = 20

interface AttachOptions {
  readonly gate: SocketGate
  readonly publicUrl: string
  /** Whether the pages of `publicUrl` reach this server at another origin. */
  readonly hasOwnOrigin?: boolean
  readonly pace?: ReviewPace | undefined
}

export interface RealtimeServer {
  readonly realtime: Realtime
  /** Accepts sockets at `/socket.io` of this server, from pages of the same origin or of `publicUrl`. Call it once. */
  attach(server: HttpServer, options: AttachOptions): void
  /** The number of logged-in sockets of this process. */
  connected(): number
  /** Stops accepting sockets and closes all; browsers reconnect to another process, or later. */
  closeSockets(): Promise<void>
  /** Ends everything; no event is emitted afterwards. */
  close(): Promise<void>
}

interface AttachOptions {
  readonly gate: SocketGate
  readonly publicUrl: string
  readonly pace?: ReviewPace | undefined
  /** The network of a request; by default, that of the connection's remote address. */
  readonly networkOf?: (request: IncomingMessage) => string
}

/**
 * Opens the endpoint that browsers connect to. With Redis, an event reaches the browsers of every process, and a
 * process without sockets can emit, too.
 */
export async function openRealtime(log: Logger, redis?: Redis): Promise<RealtimeServer> {
  const shared = redis && (await connectRedisAdapter(redis, log))
  let isClosing = false
  let stopReview = () => {}
  const io: SocketServer = new Server({
    path: '/socket.io',
    transports: ['websocket', 'polling'],
    serveClient: false,
    maxHttpBufferSize: LARGEST_MESSAGE,
    pingInterval: PING_EVERY_MS,
    pingTimeout: PONG_WITHIN_MS,
    connectTimeout: SIGN_IN_WITHIN_MS,
    connectionStateRecovery: { maxDisconnectionDuration: RECOVERABLE_MS, skipMiddlewares: false },
    ...(shared && { adapter: shared.adapter }),
  })
  const sockets = io.of('/').sockets
  // Once upgraded, the HTTP server no longer closes a connection.
  const connections = new Set<Duplex>()
  const realtime: Realtime = {
    emit(rooms, event, ...data) {
      // To socket.io, an empty list of rooms means everyone.
      if (rooms.length === 0) return
      try {
        io.to([...rooms]).emit(event, ...data)
      } catch (error) {
        log.error({ err: error, event }, 'event not sent')
      }
    },
  }

  return {
    realtime,
    attach(
      server,
      { gate, publicUrl, hasOwnOrigin = false, pace, networkOf = ({ socket }) => socket.remoteAddress ?? '' },
    ) {
      admitSockets(io, gate, log)
      watchTopics(io)
      stopReview = reviewSessions(io, gate, log, pace)
      const { origin: publicOrigin } = new URL(publicUrl)
      const pending = countPending(io)
      io.attach(server, {
        // A socket that can't open directly begins with HTTP requests.
        ...(hasOwnOrigin && { cors: { origin: publicOrigin } }),
        allowRequest(request, answer) {
          const hasRoom = pending.inAll() < MOST_PENDING && pending.of(networkOf(request)) < MOST_PENDING_OF_NETWORK
          answer(null, !isClosing && hasRoom && isFromOwnPage(request, publicOrigin))
        },
      })
      io.engine.on('connection', (connection: EngineConnection) => {
        pending.add(connection, networkOf(connection.request))
        connection.once('close', () => endForGood(connection))
      })
      server.on('upgrade', (_request, connection) => {
        connections.add(connection)
        connection.once('close', () => connections.delete(connection))
      })
    },
    connected: () => sockets.size,
    async closeSockets() {
      isClosing = true
      stopReview()
      if (!io.engine) return
      io.engine.close()
      for (let waitedMs = 0; connections.size > 0 && waitedMs < GOODBYE_MS; waitedMs += GOODBYE_STEP_MS) {
        await wait(GOODBYE_STEP_MS)
      }
      for (const connection of connections) connection.destroy()
    },
    async close() {
      stopReview()
      await io.of('/').adapter.close()
      shared?.close()
    },
  }
}

/** Closed for us, but a websocket waits half a minute for the other side's closing frame. */
function endForGood({ transport }: EngineConnection): void {
  if (!('socket' in transport)) return
  const { socket } = transport as { socket: { terminate(): void } }
  setTimeout(() => socket.terminate(), GOODBYE_MS).unref()
}

/** Programs send no origin; they need a token like everyone else. */
function isFromOwnPage({ headers: { origin, host } }: IncomingMessage, publicOrigin: string): boolean {
  if (origin === undefined || origin === publicOrigin) return true
  return URL.canParse(origin) && new URL(origin).host === host
}
