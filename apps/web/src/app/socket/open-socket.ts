import type { ClientEvents, ServerEvents } from '@rise/contract/realtime'
import { io, type Socket } from 'socket.io-client'

export type ClientSocket = Socket<ServerEvents, ClientEvents>

/** A socket to the server at `origin`, not connected yet. When to connect, and again, is its owner's to say. */
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
