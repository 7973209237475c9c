import { z } from 'zod'
import { notificationEvents } from './notifications/shapes.ts'

/** What the server sends over the socket, by event; `z.undefined()` for an event without data. */
export const serverEvents = {
  /** Role, plan or status changed: renew the tokens and reload the page (specification, section 4). */
  'token:refresh': z.undefined(),
  /** The bell was opened, possibly in another tab: nothing is new now. */
  'notification:cleared': z.undefined(),
  ...notificationEvents,
} satisfies Record<string, z.ZodType>

/** What a browser may send over the socket: nothing; browsers call the API. */
export const clientEvents = {} satisfies Record<string, z.ZodType>

/** The events of `schemas` as handler functions, the form that socket.io expects. */
type Heard<Schemas extends Record<string, z.ZodType>> = {
  [E in keyof Schemas & string]: z.output<Schemas[E]> extends undefined
    ? () => void
    : (data: z.output<Schemas[E]>) => void
}

export type ServerEvents = Heard<typeof serverEvents>
export type ClientEvents = Heard<typeof clientEvents>
export type ServerEventName = keyof ServerEvents

/** An event's data; nothing for an event without data. */
export type ServerEventData<E extends ServerEventName> = Parameters<ServerEvents[E]>

/**
 * The `data` of `connect_error` on a refused connection: `{ code }`. Retrying later helps with all codes but the first.
 */
export type SocketRefusal = 'sign-in-required' | 'overloaded' | 'too-many-connections' | 'unavailable'
