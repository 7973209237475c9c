import type { ClientEvents, ServerEvents } from '@rise/contract/realtime'
import { io, type Socket } from 'socket.io-client'

export type ClientSocket = Socket<ServerEvents, ClientEvents>

/** Creates a socket to the server at `origin`, not yet connected. Its owner decides when to connect and reconnect. */
export function openSocket(origin: string): ClientSocket {
  return io(origin, {
    path: '/socket.io',
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    autoConnect: false,
    reconnection: false,
    forceNew: true,
  })
}
