import type { Endpoint, EndpointKey, EndpointParsed, EndpointReply, Endpoints } from '@rise/contract/endpoint'
import { gateErrors } from '@rise/contract/errors'
import type { Context } from '../context.ts'
import { Failure } from '../failure.ts'
import { countCall } from './limits/call-limits.ts'
import type { Client, Requester, SignedIn } from './requester.ts'

/** What a handler receives besides its input. */
export interface Call {
  readonly ctx: Context
  readonly principal: Requester
  readonly client: Client
}

/** The logged-in account that makes the call; the endpoint's gate has refused everyone else. */
export function memberOf({ principal }: Pick<Call, 'principal'>): SignedIn {
  if (principal.kind === 'guest') throw new Failure(gateErrors['sign-in-required'])
  return principal
}

export type Handler<E> = (call: Call, input: EndpointParsed<E>) => Promise<EndpointReply<E>>

/** An endpoint of the contract with the function that answers it. */
export interface Implementation {
  readonly key: EndpointKey
  readonly endpoint: Endpoint
  readonly handle: (call: Call, input: unknown) => Promise<unknown>
}

/** Wraps a handler's result in the usual envelope. */
export function reply<T>(result: T): { success: true; result: T } {
  return { success: true, result }
}

/**
 * Joins a feature's endpoints with their handlers; the compiler demands one for each and checks both shapes. Calls are
 * counted against the endpoint's limits before the handler runs.
 */
export function implement<const T extends Endpoints>(
  endpoints: T,
  handlers: { readonly [K in keyof T]: Handler<T[K]> },
): readonly Implementation[] {
  return Object.keys(endpoints).map((name) => {
    const key = name as EndpointKey & keyof T
    const endpoint = endpoints[key] as Endpoint
    // The input was parsed with this very endpoint's schemas.
    const answer = handlers[key] as Implementation['handle']
    return {
      key,
      endpoint,
      async handle(call, input) {
        await countCall(call, endpoint.limits ?? [])
        return answer(call, input)
      },
    }
  })
}
