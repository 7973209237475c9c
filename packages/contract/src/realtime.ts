import { z } from 'zod'
import { notificationEvents } from './notifications/shapes.ts'

/** What the server sends over the socket, by the event's name; `z.undefined()` for an event that carries nothing. */
export const serverEvents = {
  /** Role, plan or status changed: take a new pair of tokens and load the page again (specification, section 4). */
  'token:refresh': z.undefined(),
  /** The bell was pressed, maybe in another tab: nothing is new any more. */
  'notification:cleared': z.undefined(),
  ...notificationEvents,
} satisfies Record<string, z.ZodType>

/** What a browser may send over the socket: nothing so far; it calls the API. */
export const clientEvents = {} satisfies Record<string, z.ZodType>

/** The events of `schemas` as the functions that hear them, which is how socket.io takes them. */
type Heard<Schemas extends Record<string, z.ZodType>> = {
  [E in keyof Schemas & string]: z.output<Schemas[E]> extends undefined
    ? () => void
    : (data: z.output<Schemas[E]>) => void
}

export type ServerEvents = Heard<typeof serverEvents>
export type ClientEvents = Heard<typeof clientEvents>
export type ServerEventName = keyof ServerEvents

/** What goes with an event: its data, or nothing. */
export type ServerEventData<E extends ServerEventName> = Parameters<ServerEvents[E]>

/** What a refused connection is told in `connect_error`'s `data`: `{ code }`. With all but the first, trying later helps. */
export type SocketRefusal = 'sign-in-required' | 'overloaded' | 'too-many-connections' | 'unavailable'
