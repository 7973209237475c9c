import type { Endpoint, EndpointKey, EndpointParsed, EndpointReply, Endpoints } from '@rise/contract/endpoint'
import { gateErrors } from '@rise/contract/errors'
import type { Context } from '../context.ts'
import { Failure } from '../failure.ts'
import { countCall } from './call-limits.ts'
import type { Client, Requester, SignedIn } from './requester.ts'

/** What a handler gets beside its input. */
export interface Call {
  readonly ctx: Context
  readonly principal: Requester
  readonly client: Client
}

/** The signed-in account behind a call; the gate of the endpoint has let nobody else through. */
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

/** A handler's reply in the usual envelope. */
export function reply<T>(result: T): { success: true; result: T } {
  return { success: true, result }
}

/**
 * Joins a feature's endpoints with their handlers; the compiler asks for each and checks both shapes. Before a handler
 * the call is counted against the endpoint's limits.
 */
export function implement<const T extends Endpoints>(
  endpoints: T,
  handlers: { readonly [K in keyof T]: Handler<T[K]> },
): readonly Implementation[] {
  return Object.keys(endpoints).map((name) => {
    const key = name as EndpointKey & keyof T
    const endpoint = endpoints[key] as Endpoint
    // The input was parsed with this very endpoint's schemas before it gets here.
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
