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

/** The maximum size of one message in bytes, which is far more than an event needs. */
const LARGEST_MESSAGE = 100_000
const PING_EVERY_MS = 25_000
const PONG_WITHIN_MS = 20_000
/** The time in which a connection must log in before it is closed. */
const LOG_IN_WITHIN_MS = 15_000
/** How long missed events are stored for a browser that lost its connection. */
const RECOVERABLE_MS = 2 * 60_000
/**
 * The maximum numbers of connections that have not logged in yet, in total and per network. A whole office may
 * reconnect at the same time.
 */
const MOST_PENDING = 2_000
const MOST_PENDING_OF_NETWORK = 200
/** A browser that does not acknowledge the end of its connection is cut off after this time. */
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
  /** Returns the number of logged-in sockets of this process. */
  connected(): number
  /** Stops accepting sockets and closes all of them; browsers reconnect to another process, or later. */
  closeSockets(): Promise<void>
  /** Closes everything; no event is emitted afterwards. */
  close(): Promise<void>
}

interface AttachOptions {
  readonly gate: SocketGate
  readonly publicUrl: string
  readonly pace?: ReviewPace | undefined
  /** Returns the network of a request; by default, that of the connection's remote address. */
  readonly networkOf?: (request: IncomingMessage) => string
}

/**
 * Opens the endpoint to which browsers connect. With Redis, an event reaches the browsers of every process, and a
 * process without sockets can emit events, too.
 */
export async function openRealtime(log: Logger, redis?: Redis): Promise<RealtimeServer> {
  const redisAdapter = redis && (await connectRedisAdapter(redis, log))
  let isClosing = false
  let stopReview = () => {}
  const io: SocketServer = new Server({
    path: '/socket.io',
    transports: ['websocket', 'polling'],
    serveClient: false,
    maxHttpBufferSize: LARGEST_MESSAGE,
    pingInterval: PING_EVERY_MS,
    pingTimeout: PONG_WITHIN_MS,
    connectTimeout: LOG_IN_WITHIN_MS,
    connectionStateRecovery: { maxDisconnectionDuration: RECOVERABLE_MS, skipMiddlewares: false },
    ...(redisAdapter && { adapter: redisAdapter.adapter }),
  })
  const sockets = io.of('/').sockets
  // The HTTP server does not close connections that were upgraded.
  const connections = new Set<Duplex>()
  const realtime: Realtime = {
    emit(rooms, event, ...data) {
      // For socket.io, an empty list of rooms means everyone.
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
      const pendingConnections = countPending(io)
      io.attach(server, {
        // A socket that can't be opened directly begins with HTTP requests, which require CORS.
        ...(hasOwnOrigin && { cors: { origin: publicOrigin } }),
        allowRequest(request, answer) {
          const hasRoom =
            pendingConnections.inAll() < MOST_PENDING &&
            pendingConnections.of(networkOf(request)) < MOST_PENDING_OF_NETWORK
          answer(null, !isClosing && hasRoom && isFromOwnPage(request, publicOrigin))
        },
      })
      io.engine.on('connection', (connection: EngineConnection) => {
        pendingConnections.add(connection, networkOf(connection.request))
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
      redisAdapter?.close()
    },
  }
}

/**
 * Cuts off a closed connection whose browser doesn't reply. A websocket would wait half a minute for the other side's
 * closing frame.
 */
function endForGood({ transport }: EngineConnection): void {
  if (!('socket' in transport)) return
  const { socket } = transport as { socket: { terminate(): void } }
  setTimeout(() => socket.terminate(), GOODBYE_MS).unref()
}

/**
 * Whether a request comes from our pages, or from a program, which sends no origin. Programs need a token like everyone
 * else.
 */
function isFromOwnPage({ headers: { origin, host } }: IncomingMessage, publicOrigin: string): boolean {
  if (origin === undefined || origin === publicOrigin) return true
  return URL.canParse(origin) && new URL(origin).host === host
}
