import { z } from 'zod'
import type { ErrorDeclaration } from './errors.ts'
import type { CallLimit } from './limit.ts'
import type { Gate } from './policy.ts'
import type { Upload, UploadWatch } from './upload.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** `METHOD /path/{param}`: the unique key of an endpoint, shared by server, web client and tests. */
export type EndpointKey = `${Method} /${string}`

/** One HTTP endpoint, declared once: route, validation, web client and OpenAPI document are derived from it. */
export interface Endpoint extends Gate {
  /** One line for the API reference. */
  readonly summary: string
  /** Groups endpoints in the API reference; the feature's name. */
  readonly tag: string
  /**
   * The token that identifies the caller, if it is not a valid access token. `refresh`: a refresh token, which the
   * handler reads. `optional`: an access token; if it is invalid, the caller counts as a guest. For calls that don't
   * wait for the reply, because these aren't retried with a renewed token.
   */
  readonly bearer?: 'refresh' | 'optional'
  /**
   * Whether the act is dangerous, so that a stolen token must not be enough for it. Members with two-step verification
   * must have entered a code within ten minutes.
   */
  readonly freshSecondFactor?: true
  /**
   * Set if guests may call the endpoint, but the result depends on the caller, because a block hides two members from
   * each other. Pages are rendered with the result for guests; a member's browser then calls the endpoint again.
   */
  readonly viewer?: true
  /** Whether it also accepts, and ignores, the body of a form or of a mail program. */
  readonly acceptsForms?: boolean
  /**
   * The name of the header with the body's signature. The handler gets `{ payload, signature }`: the JSON exactly as
   * sent, because only those bytes can be verified, and the header's value.
   */
  readonly signed?: string
  /** Accepts `multipart/form-data` with one file among the fields of the body. */
  readonly upload?: Upload
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  readonly body?: z.ZodType
  /** The whole reply of status 200, including the envelope. */
  readonly reply: z.ZodType
  /**
   * Whether the reply has fields next to the envelope's, or has no envelope. The handler then returns the whole reply.
   */
  readonly raw?: true
  /** The endpoint's own rate limits, in addition to the network's general limit. */
  readonly limits?: readonly CallLimit[]
  /** The endpoint's own refusals, in addition to the platform's. */
  readonly errors: readonly ErrorDeclaration[]
}

export type Endpoints = Readonly<Record<EndpointKey, Endpoint>>

/** Declares a feature's endpoints; the identity function that keeps the literal types. */
export function defineEndpoints<const T extends Endpoints>(endpoints: T): T {
  return endpoints
}

/** Returns the schema of every reply whose shape the specification does not give: `{ success: true, result }`. */
export function success<T extends z.ZodType>(result: T) {
  return z.object({ success: z.literal(true), result })
}

type Part<E, K extends string> = E extends { readonly [P in K]: infer S extends z.ZodType } ? S : undefined
type InputPart<E, K extends string> =
  Part<E, K> extends infer S extends z.ZodType
    ? Record<string, never> extends z.input<S>
      ? { [P in K]?: z.input<S> }
      : { [P in K]: z.input<S> }
    : unknown
type ParsedPart<E, K extends string> =
  Part<E, K> extends infer S extends z.ZodType ? { [P in K]: z.output<S> } : unknown

/** The input that a caller passes: `{ params?, query?, body? }`, before defaults are applied. */
export type EndpointInput<E> = InputPart<E, 'params'> &
  InputPart<E, 'query'> &
  InputPart<E, 'body'> &
  (E extends { readonly upload: Upload } ? UploadWatch : unknown)
/** The input that a handler receives: validated and with defaults. */
export type EndpointParsed<E> = ParsedPart<E, 'params'> & ParsedPart<E, 'query'> & ParsedPart<E, 'body'>
/** The reply, as sent over the wire. */
export type EndpointReply<E> = E extends { readonly reply: infer S extends z.ZodType } ? z.output<S> : never

export const emptyResult = z.object({})
