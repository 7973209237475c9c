import type { SocketRefusal } from '@rise/contract/realtime'
import type { Logger } from '../log.ts'
import { holdRecovery } from './held-recovery.ts'
import type { SocketGate, SocketSession } from './socket-gate.ts'
import type { ServerSocket, SocketServer } from './socket-server.ts'

const LONGEST_TOKEN = 4_096
const MOST_ADMITTING = 100
const MOST_PER_SESSION = 20

/** The error that the client receives. `data` has the reason, which is also the message. */
class Refusal extends Error {
  readonly data: { readonly code: SocketRefusal }
  constructor(code: SocketRefusal) {
    super(code)
    this.data = { code }
  }
}

/**
 * Admits sockets with a token that the gate accepts, including recovered sockets, and joins them to the rooms of their
 * session. A connection can try once, and is closed if it is refused. At most 100 tokens are checked at a time, and a
 * session has at most 20 sockets in a process.
 */
export function admitSockets(io: SocketServer, gate: SocketGate, log: Logger): void {
  const takeMissedEvents = holdRecovery(io)
  const attemptedConnections = new WeakSet<object>()
  let admissionCount = 0

  io.use((socket, next) => {
    admit(socket).then(
      () => next(),
      (reason: unknown) => {
        if (!(reason instanceof Refusal)) log.warn({ err: reason }, 'socket not admitted')
        next(reason instanceof Refusal ? reason : new Refusal('unavailable'))
        // Closes the connection, which has no login, after the refusal was written.
        setImmediate(() => socket.conn.close())
      },
    )
  })
  io.on('connection', (socket) => {
    for (const [event, ...data] of takeMissedEvents(socket)) {
      // The server itself emitted these events, so their names and data already match the contract.
      if (typeof event === 'string') (socket.emit as (event: string, ...data: unknown[]) => boolean)(event, ...data)
    }
  })

  async function admit(socket: ServerSocket): Promise<void> {
    const { token, language }: Record<string, unknown> = socket.handshake.auth
    if (typeof token !== 'string' || token === '' || token.length > LONGEST_TOKEN) throw new Refusal('sign-in-required')
    if (attemptedConnections.has(socket.conn) || admissionCount >= MOST_ADMITTING) throw new Refusal('overloaded')
    attemptedConnections.add(socket.conn)
    admissionCount += 1
    const session = await gate.admit(token, typeof language === 'string' ? language : undefined).finally(() => {
      admissionCount -= 1
    })
    if (!session) throw new Refusal('sign-in-required')
    await enter(socket, session)
  }

  async function enter(socket: ServerSocket, { sessionId, standing, rooms }: SocketSession): Promise<void> {
    const sessionRoom = `session:${sessionId}`
    const joinedRooms = new Set([...rooms, sessionRoom])
    const sessionSockets = io.of('/').adapter.rooms.get(sessionRoom)
    if (sessionSockets && sessionSockets.size >= MOST_PER_SESSION && !sessionSockets.has(socket.id))
      throw new Refusal('too-many-connections')
    if (socket.recovered && socket.data.sessionId !== sessionId) takeMissedEvents(socket)
    Object.assign(socket.data, { sessionId, standing })
    // The recovered rooms are those that the session had when the connection was lost.
    const formerRooms = [...socket.rooms].filter((room) => room !== socket.id && !joinedRooms.has(room))
    await Promise.all([socket.join([...joinedRooms]), ...formerRooms.map((room) => socket.leave(room))])
  }
}
