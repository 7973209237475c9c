import type { ClientEvents, ServerEvents } from '@rise/contract/realtime'
import type { DefaultEventsMap, Server, Socket } from 'socket.io'

/** What a socket carries; a recovered one brings it along, through Redis too. */
export interface SocketData {
  sessionId?: string
  standing?: string
}

export type SocketServer = Server<ClientEvents, ServerEvents, DefaultEventsMap, SocketData>
export type ServerSocket = Socket<ClientEvents, ServerEvents, DefaultEventsMap, SocketData>
