import { platformErrors } from '@rise/contract/errors'
import type { Context } from '../context.ts'
import { Failure } from '../failure.ts'
import { dispatch, type RawInput } from './dispatch.ts'
import { toFailure } from './errors.ts'
import type { Implementation } from './implement.ts'
import type { Requester } from './requester.ts'

export type InProcessCall = (key: string, input: RawInput) => Promise<{ status: number; body: unknown; viewer?: true }>

/**
 * Returns a function that calls endpoints for server rendering, without the network. Its replies are the same as over
 * HTTP, including refusals.
 */
export function callInProcess(
  ctx: Context,
  implementations: readonly Implementation[],
  principal: Requester,
): InProcessCall {
  const byKey = new Map<string, Implementation>(
    implementations.map((implementation) => [implementation.key, implementation]),
  )
  return async (key, input) => {
    try {
      const implementation = byKey.get(key)
      if (!implementation) throw new Failure(platformErrors['not-found'])
      const body = await dispatch(ctx, implementation, input, principal)
      return { status: 200, body, ...(implementation.endpoint.viewer && { viewer: true }) }
    } catch (error) {
      const failure = toFailure(error)
      if (failure.declaration.code === 'internal') ctx.log.error({ err: error, key }, 'unexpected error')
      return { status: failure.status, body: failure.toBody() }
    }
  }
}
