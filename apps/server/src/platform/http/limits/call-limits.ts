import type { CallLimit } from '@rise/contract/limit'
import type { Context } from '../../context.ts'
import type { Client, Requester } from '../requester.ts'

interface CountedCall {
  readonly ctx: Pick<Context, 'limits'>
  readonly principal: Requester
  readonly client: Client
}

/**
 * Counts a call against its endpoint's limits.
 *
 * @throws {Failure} `too-many-requests` beyond the limit
 */
export async function countCall(call: CountedCall, limits: readonly CallLimit[]): Promise<void> {
  for (const { name, points, seconds, ...whose } of limits) {
    const key = keyOf(call, whose)
    if (key !== null) await call.ctx.limits.of({ name, points, seconds }).consume(key)
  }
}

/** Returns the key under which a call is counted; null if the limit doesn't count its caller. */
function keyOf({ principal, client }: CountedCall, { by, of }: Pick<CallLimit, 'by' | 'of'>): string | null {
  const role = principal.kind === 'guest' ? 'guest' : principal.role
  if (of !== undefined && of !== role) return null
  if (by === 'network') return client.network
  if (principal.kind === 'guest') return null
  return by === 'login' ? principal.loginId : principal.actorId
}
