import type { Endpoint, EndpointKey, EndpointParsed, EndpointReply, Endpoints } from '@rise/contract/endpoint'
import { gateErrors } from '@rise/contract/errors'
import type { Access, ActingAccess } from '@rise/contract/policy'
import type { Context } from '../context.ts'
import { Failure } from '../failure.ts'
import { countCall } from './limits/call-limits.ts'
import type { Acting, Admin, Client, Requester, SignedIn } from './requester.ts'

/** A request that the endpoint's gate has admitted: its context, client and sender. */
export interface Call {
  readonly ctx: Context
  readonly client: Client
  readonly principal: Requester
}

/** The caller's type, as proven by an endpoint's gate. */
type CallerOf<E extends Endpoint> = E extends { readonly access: 'guest' }
  ? { readonly principal: Requester }
  : E extends { readonly access: 'admin' }
    ? { readonly member: Admin }
    : E extends { readonly acting: true } | { readonly access: ActingAccess }
      ? { readonly member: Acting }
      : { readonly member: SignedIn }

/**
 * A handler's input: the context, the caller that the endpoint's gate has admitted, and the validated parts of the
 * request.
 */
type HandlerCall<E extends Endpoint> = Omit<Call, 'principal'> & CallerOf<E> & EndpointParsed<E>

/**
 * A handler's return value: for a `raw` endpoint the whole reply, otherwise only its `result`; nothing if the result is
 * empty.
 */
type HandlerResult<E> = E extends { readonly raw: true }
  ? EndpointReply<E> | Promise<EndpointReply<E>>
  : EndpointReply<E> extends { readonly result: infer Result }
    ? [Result] extends [Record<string, never>]
      ? Promise<void>
      : Result | Promise<Result>
    : never

type Handler<E extends Endpoint> = (call: HandlerCall<E>) => HandlerResult<E>

/** An endpoint of the contract with the function that answers it. */
export interface Implementation {
  readonly key: EndpointKey
  readonly endpoint: Endpoint
  /** Returns the whole reply for validated input: `{ params?, query?, body? }`. */
  readonly handle: (call: Call, input: object) => Promise<unknown>
}

/**
 * Joins a feature's endpoints with their handlers. The compiler requires a handler for each endpoint, and checks the
 * shapes of input and result. Calls are counted against the endpoint's limits before the handler runs, and results are
 * wrapped in the contract's envelope.
 */
export function implement<const T extends Endpoints>(
  endpoints: T,
  handlers: { readonly [K in keyof T & EndpointKey]: Handler<T[K]> },
): readonly Implementation[] {
  return Object.keys(endpoints).map((name) => {
    const key = name as EndpointKey & keyof T
    const endpoint = endpoints[key] as Endpoint
    // The gate has proven the caller, and the input was parsed with this very endpoint's schemas.
    const answer = handlers[key] as (call: object) => unknown
    return {
      key,
      endpoint,
      async handle(call, input) {
        await countCall(call, endpoint.limits ?? [])
        const { ctx, client } = call
        const result = await answer({ ctx, client, ...callerOf(call.principal, endpoint.access), ...input })
        return endpoint.raw ? result : { success: true, result: result === undefined ? {} : result }
      },
    }
  })
}

function callerOf(principal: Requester, access: Access): object {
  if (access === 'guest') return { principal }
  if (principal.kind === 'guest') throw new Failure(gateErrors['sign-in-required'])
  return { member: principal }
}
