import type { ServerSocket, SocketServer } from './socket-server.ts'

/** What a recovered socket missed: the arguments of each event, the last of which says where in the stream it stood. */
type Missed = readonly unknown[][]

/**
 * Makes recovered sockets wait for what they missed: socket.io would send it before the middleware has said whether the
 * session is still good, also when it is told not to skip the middleware.
 *
 * @returns takes what is held back for a socket, once
 */
export function holdRecovery(io: SocketServer): (socket: ServerSocket) => Missed {
  // A recovered socket has the very `data` object that its recovery gave.
  const held = new WeakMap<object, Missed>()
  const { adapter } = io.of('/')
  const restore = adapter.restoreSession.bind(adapter)
  adapter.restoreSession = async (id, offset) => {
    const session = await restore(id, offset)
    if (!session) return session
    const data = Object.assign({}, session.data)
    held.set(data, session.missedPackets)
    return { ...session, data, missedPackets: [] }
  }
  return (socket) => {
    const missed = held.get(socket.data) ?? []
    held.delete(socket.data)
    return missed
  }
}
