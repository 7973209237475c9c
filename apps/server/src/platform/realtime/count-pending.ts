import type { Socket } from 'socket.io'
import type { SocketServer } from './socket-server.ts'

export type EngineConnection = Socket['conn']

/** Counts the connections that have not logged in yet. */
export interface PendingConnections {
  inAll(): number
  of(network: string): number
  /** Counts a connection until it has logged in or is closed. */
  add(connection: EngineConnection, network: string): void
}

export function countPending(io: SocketServer): PendingConnections {
  const networks = new Map<EngineConnection, string>()
  const counts = new Map<string, number>()

  function remove(connection: EngineConnection): void {
    const network = networks.get(connection)
    if (network === undefined) return
    networks.delete(connection)
    const remainingCount = (counts.get(network) ?? 1) - 1
    if (remainingCount === 0) counts.delete(network)
    else counts.set(network, remainingCount)
  }

  io.on('connection', ({ conn }) => remove(conn))
  return {
    inAll: () => networks.size,
    of: (network) => counts.get(network) ?? 0,
    add(connection, network) {
      networks.set(connection, network)
      counts.set(network, (counts.get(network) ?? 0) + 1)
      connection.once('close', () => remove(connection))
    },
  }
}
