import { z } from 'zod'
import type { ErrorDeclaration } from './errors.ts'
import type { CallLimit } from './limit.ts'
import type { Gate } from './policy.ts'
import type { Upload, UploadWatch } from './upload.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** `METHOD /path/{param}`: the one name of an endpoint, used by server, web client and tests alike. */
export type EndpointKey = `${Method} /${string}`

/** One HTTP endpoint, written once: route, validation, web client and OpenAPI document all come from it. */
export interface Endpoint extends Gate {
  /** One line for the reference pages. */
  readonly summary: string
  /** Groups endpoints in the reference pages; the feature's name. */
  readonly tag: string
  /**
   * The access token that says who asks, unless: `refresh`, a refresh token, which the handler reads; `optional`, an
   * access token that is not good makes its bearer a guest, because nobody waits for the reply and would ask again.
   */
  readonly bearer?: 'refresh' | 'optional'
  /** Takes a body that a form or a mail program sends, too, and does not read it. */
  readonly acceptsForms?: boolean
  /** Takes `multipart/form-data` with a file among the fields of the body. */
  readonly upload?: Upload
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  readonly body?: z.ZodType
  /** The whole reply of status 200, envelope included. */
  readonly reply: z.ZodType
  /** How often it may be called, beside the limit of all calls of a network. */
  readonly limits?: readonly CallLimit[]
  /** What this endpoint itself may refuse, besides the platform's own refusals. */
  readonly errors: readonly ErrorDeclaration[]
}

export type Endpoints = Readonly<Record<EndpointKey, Endpoint>>

/** Declares a feature's endpoints; the identity function that keeps the literal types. */
export function defineEndpoints<const T extends Endpoints>(endpoints: T): T {
  return endpoints
}

/** The envelope of every reply whose shape the specification does not give: `{ success: true, result }`. */
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

/** What a caller gives: `{ params?, query?, body? }`, before defaults are filled in. */
export type EndpointInput<E> = InputPart<E, 'params'> &
  InputPart<E, 'query'> &
  InputPart<E, 'body'> &
  (E extends { readonly upload: Upload } ? UploadWatch : unknown)
/** What a handler gets: the same, validated and with defaults. */
export type EndpointParsed<E> = ParsedPart<E, 'params'> & ParsedPart<E, 'query'> & ParsedPart<E, 'body'>
/** The reply as it goes over the wire. */
export type EndpointReply<E> = E extends { readonly reply: infer S extends z.ZodType } ? z.output<S> : never

export const emptyResult = z.object({})
