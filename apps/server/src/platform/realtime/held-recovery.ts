import type { ServerSocket, SocketServer } from './socket-server.ts'

/**
 * The events that a recovered socket missed, each as a list of its arguments. The last argument is the event's position
 * in the stream.
 */
type MissedEvents = readonly unknown[][]

/**
 * Makes recovered sockets wait for the events that they missed. socket.io would send these before the middleware has
 * checked the session, even when configured not to skip the middleware.
 * @returns a function that returns, once, the events held back for a socket
 */
export function holdRecovery(io: SocketServer): (socket: ServerSocket) => MissedEvents {
  // The `data` object of a recovered socket is the same object as that of its recovery.
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
