import { z } from 'zod'
import { convoChange, receivedMessage, typing } from './convos/shapes.ts'
import { notificationEvents } from './notifications/shapes.ts'

const pattern = /^(?:feed|(?:thread|question|poll|event|applicants):[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/**
 * A thing that a page shows and other members change, by its id: the feed, the discussion of a subject, the answers to
 * a question, the votes of a poll, the places of an event, or the applicants of a written job.
 */
export const topic = z.custom<'feed' | `${'thread' | 'question' | 'poll' | 'event' | 'applicants'}:${string}`>(
  (value) => typeof value === 'string' && pattern.test(value),
)
export type Topic = z.output<typeof topic>

/** The events that the server sends over the socket; `z.undefined()` for an event without data. */
export const serverEvents = {
  /** Role, plan or status changed: renew the tokens and reload the page (section 4 of the specification). */
  'token:refresh': z.undefined(),
  /** The bell was opened, possibly in another tab: its count is 0. */
  'notification:cleared': z.undefined(),
  /** A watched topic changed. The event has no content, because each viewer may see something else and fetches it. */
  'topic:changed': topic,
  /** Section 7 of the specification: a message arrived, outside of requests and muted conversations. */
  'message:message': receivedMessage,
  /** A conversation changed: a page that shows it requests all that is newer than its revision. */
  'convo:changed': convoChange,
  'convo:typing': typing,
  /** The words that the copilot has written so far of the answer with this id. */
  'copilot:words': z.object({ messageId: z.string(), text: z.string() }),
  ...notificationEvents,
} satisfies Record<string, z.ZodType>

/**
 * The events that a browser may send over the socket: the topics that its page shows. For everything else, browsers
 * call the API.
 */
export const clientEvents = {
  'topic:watch': topic,
  'topic:unwatch': topic,
} satisfies Record<string, z.ZodType>

/** The events of `schemas` as handler functions, the form that socket.io expects. */
type Listeners<Schemas extends Record<string, z.ZodType>> = {
  [E in keyof Schemas & string]: z.output<Schemas[E]> extends undefined
    ? () => void
    : (data: z.output<Schemas[E]>) => void
}

export type ServerEvents = Listeners<typeof serverEvents>
export type ClientEvents = Listeners<typeof clientEvents>
export type ServerEventName = keyof ServerEvents
export type ClientEventName = keyof ClientEvents

/** An event's data; nothing for an event without data. */
export type ServerEventData<E extends ServerEventName> = Parameters<ServerEvents[E]>

export type ClientEventData<E extends ClientEventName> = Parameters<ClientEvents[E]>

/**
 * The `data` of `connect_error` when a connection is refused: `{ code }`. For all codes but the first, retrying later
 * may help.
 */
export type SocketRefusal = 'sign-in-required' | 'overloaded' | 'too-many-connections' | 'unavailable'
