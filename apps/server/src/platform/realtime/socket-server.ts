import type { ClientEvents, ServerEvents } from '@rise/contract/realtime'
import type { DefaultEventsMap, Server, Socket } from 'socket.io'

/** A socket's data; a recovered socket keeps it, even through Redis. */
export interface SocketData {
  sessionId?: string
  standing?: string
}

export type SocketServer = Server<ClientEvents, ServerEvents, DefaultEventsMap, SocketData>
export type ServerSocket = Socket<ClientEvents, ServerEvents, DefaultEventsMap, SocketData>
