import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { io, type ManagerOptions, type Socket, type SocketOptions } from 'socket.io-client'
import { createLog } from '../src/platform/log.ts'
import { openRealtime } from '../src/platform/realtime/open-realtime.ts'
import type { Realtime } from '../src/platform/realtime/realtime.ts'
import type { ReviewPace } from '../src/platform/realtime/review-sessions.ts'
import type { SocketGate, SocketSession } from '../src/platform/realtime/socket-gate.ts'

/** A gate with sessions in memory; each session's token is its id. */
export interface TestGate extends SocketGate {
  /** The present sessions; deleting one ends it. */
  readonly sessions: Map<string, SocketSession>
  /** The arguments of each call until now. */
  readonly admitted: string[]
  readonly reviewed: (readonly string[])[]
  /** Whether calls fail. */
  isDown: boolean
}

/** Returns a gate with these sessions, each in the room `actor:{id}` and with the standing `basic`. */
export function testGate(...ids: string[]): TestGate {
  const sessions = new Map(
    ids.map((sessionId) => [sessionId, { sessionId, rooms: [`actor:${sessionId}`], standing: 'basic' }]),
  )
  const gate: TestGate = {
    sessions,
    admitted: [],
    reviewed: [],
    isDown: false,
    async admit(token) {
      gate.admitted.push(token)
      if (gate.isDown) throw new Error('The database does not answer')
      return sessions.get(token)
    },
    async review(sessionIds) {
      gate.reviewed.push(sessionIds)
      if (gate.isDown) throw new Error('The database does not answer')
      const presentSessions = sessionIds.map((id) => sessions.get(id)).filter((session) => session !== undefined)
      return new Map(presentSessions.map(({ sessionId, standing }) => [sessionId, standing]))
    },
  }
  return gate
}

export interface TestSockets {
  readonly origin: string
  readonly realtime: Realtime
  connected(): number
  /** Opens a socket and waits until it is admitted. If it is not admitted, throws the error of `connect_error`. */
  connect(token: string, options?: Partial<ManagerOptions & SocketOptions>): Promise<Socket>
  closeSockets(): Promise<void>
  stop(): Promise<void>
}

interface SocketOptionsOfTest {
  readonly pace?: ReviewPace
  readonly networkOf?: (request: IncomingMessage) => string
}

/** Starts a server with nothing but sockets. */
export async function startSockets(gate: SocketGate, options: SocketOptionsOfTest = {}): Promise<TestSockets> {
  const server = createServer()
  const hub = await openRealtime(createLog('silent'))
  hub.attach(server, { gate, publicUrl: 'https://rise.example', ...options })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  const origin = `http://127.0.0.1:${address.port}`
  const openedSockets: Socket[] = []
  return {
    origin,
    realtime: hub.realtime,
    connected: hub.connected,
    connect(token, options = {}) {
      const socket = openSocket(origin, token, options)
      openedSockets.push(socket)
      return letIn(socket)
    },
    closeSockets: hub.closeSockets,
    async stop() {
      for (const socket of openedSockets) socket.disconnect()
      await hub.closeSockets()
      await hub.close()
      server.close()
      await once(server, 'close')
    },
  }
}

/** Returns a connecting socket that doesn't reconnect automatically. */
export function openSocket(
  origin: string,
  token: unknown,
  options: Partial<ManagerOptions & SocketOptions> = {},
): Socket {
  return io(origin, { auth: { token }, forceNew: true, reconnection: false, transports: ['websocket'], ...options })
}

/** Waits until the server has admitted a socket. If it is not admitted, throws the error of `connect_error`. */
export function letIn(socket: Socket): Promise<Socket> {
  return new Promise((resolve, reject) => {
    socket.once('connect', () => resolve(socket))
    socket.once('connect_error', reject)
  })
}

/** Resolves with the arguments of the next event of this name. */
export function nextEvent(socket: Socket, event: string): Promise<unknown[]> {
  return new Promise((resolve) => {
    socket.once(event, (...data: unknown[]) => resolve(data))
  })
}
