import type { ServerSocket, SocketServer } from './socket-server.ts'

/**
 * The events that a recovered socket missed: the arguments of each, the last of which is its position in the stream.
 */
type MissedEvents = readonly unknown[][]

/**
 * Makes recovered sockets wait for the events they missed: socket.io would send those before the middleware has checked
 * the session, even when configured not to skip the middleware.
 *
 * @returns a function that returns, once, the events held back for a socket
 */
export function holdRecovery(io: SocketServer): (socket: ServerSocket) => MissedEvents {
  // A recovered socket has the identical `data` object of its recovery.
  const eventsByData = new WeakMap<object, MissedEvents>()
  const { adapter } = io.of('/')
  const restore = adapter.restoreSession.bind(adapter)
  adapter.restoreSession = async (id, offset) => {
    const session = await restore(id, offset)
    if (!session) return session
    const data = Object.assign({}, session.data)
    eventsByData.set(data, session.missedPackets)
    return { ...session, data, missedPackets: [] }
  }
  return (socket) => {
    const missedEvents = eventsByData.get(socket.data) ?? []
    eventsByData.delete(socket.data)
    return missedEvents
  }
}
