import type { SocketRefusal } from '@rise/contract/realtime'
import type { Logger } from '../log.ts'
import { holdRecovery } from './held-recovery.ts'
import type { SocketGate, SocketSession } from './socket-gate.ts'
import type { ServerSocket, SocketServer } from './socket-server.ts'

const LONGEST_TOKEN = 4_096
const MOST_ADMITTING = 100
const MOST_PER_SESSION = 20

/** What the client gets: `data` alone says why, the message repeats it. */
class Refusal extends Error {
  readonly data: { readonly code: SocketRefusal }
  constructor(code: SocketRefusal) {
    super(code)
    this.data = { code }
  }
}

/**
 * Lets in the sockets whose token the gate admits, recovered ones too, and puts them into their session's rooms. A
 * connection asks once; refused, it is closed. At most 100 are asked for at a time, and a session has at most 20 sockets
 * in a process.
 */
export function admitSockets(io: SocketServer, gate: SocketGate, log: Logger): void {
  const takeMissed = holdRecovery(io)
  const asked = new WeakSet<object>()
  let admitting = 0

  io.use((socket, next) => {
    admit(socket).then(
      () => next(),
      (reason: unknown) => {
        if (!(reason instanceof Refusal)) log.warn({ err: reason }, 'socket not admitted')
        next(reason instanceof Refusal ? reason : new Refusal('unavailable'))
        // After the refusal was written; a connection that nobody signed in to is not kept.
        setImmediate(() => socket.conn.close())
      },
    )
  })
  io.on('connection', (socket) => {
    for (const [event, ...data] of takeMissed(socket)) {
      // Events that the server itself emitted earlier: their names and data are the contract's already.
      if (typeof event === 'string') (socket.emit as (event: string, ...data: unknown[]) => boolean)(event, ...data)
    }
  })

  async function admit(socket: ServerSocket): Promise<void> {
    const token: unknown = socket.handshake.auth.token
    if (typeof token !== 'string' || token === '' || token.length > LONGEST_TOKEN) throw new Refusal('sign-in-required')
    if (asked.has(socket.conn) || admitting >= MOST_ADMITTING) throw new Refusal('overloaded')
    asked.add(socket.conn)
    admitting += 1
    const session = await gate.admit(token).finally(() => {
      admitting -= 1
    })
    if (!session) throw new Refusal('sign-in-required')
    await enter(socket, session)
  }

  async function enter(socket: ServerSocket, { sessionId, standing, rooms }: SocketSession): Promise<void> {
    const own = `session:${sessionId}`
    const entered = new Set([...rooms, own])
    const others = io.of('/').adapter.rooms.get(own)
    if (others && others.size >= MOST_PER_SESSION && !others.has(socket.id)) throw new Refusal('too-many-connections')
    if (socket.recovered && socket.data.sessionId !== sessionId) takeMissed(socket)
    Object.assign(socket.data, { sessionId, standing })
    // What was recovered is what the session was allowed then.
    const former = [...socket.rooms].filter((room) => room !== socket.id && !entered.has(room))
    await Promise.all([socket.join([...entered]), ...former.map((room) => socket.leave(room))])
  }
}
