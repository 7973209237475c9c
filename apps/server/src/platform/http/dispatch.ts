import { type ErrorDeclaration, platformErrors } from '@rise/contract/errors'
import { admit, type Principal, verdictStatus } from '@rise/contract/policy'
import { z } from 'zod'
import type { Context } from '../context.ts'
import { Failure } from '../failure.ts'
import type { Implementation } from './implement.ts'

/** The parts of a request that an endpoint may take. */
export interface RawInput {
  readonly params?: unknown
  readonly query?: unknown
  readonly body?: unknown
}

const refusals: Readonly<Record<number, ErrorDeclaration>> = {
  401: { code: 'sign-in-required', status: 401, message: 'Ooops! Please sign in!' },
  402: { code: 'upgrade-required', status: 402, message: 'To access this content, please upgrade your plan!' },
  403: { code: 'forbidden', status: 403, message: 'Your account may not do this.' },
  404: platformErrors['not-found'],
}

/** Refuses with the verdict's status unless this principal may knock at the endpoint at all. */
export function assertAdmitted({ endpoint }: Implementation, principal: Principal): void {
  const verdict = admit(principal, endpoint.access)
  if (verdict !== 'allowed') throw new Failure(refusals[verdictStatus[verdict]] ?? platformErrors['not-found'])
}

/**
 * Calls an endpoint inside this process, as the server rendering does: the same gate, validation and reply as over
 * HTTP, without the wire. Throws Failure for what the endpoint refuses.
 */
export async function dispatch(
  ctx: Context,
  implementation: Implementation,
  raw: RawInput,
  principal: Principal,
): Promise<unknown> {
  assertAdmitted(implementation, principal)
  const { params, query, body, reply } = implementation.endpoint
  const input = {
    ...(params && { params: parsePart('params', params, raw.params ?? {}) }),
    // Fastify's order: it refuses with the first part that is wrong.
    ...(body && { body: parsePart('body', body, raw.body) }),
    ...(query && { query: parsePart('query', query, raw.query ?? {}) }),
  }
  return z.encode(reply, await implementation.handle({ ctx, principal }, input))
}

/** One part of a request by its schema; refuses with the 400 that names every bad field by its path. */
export function parsePart(part: string, schema: z.ZodType, value: unknown): unknown {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const fields = parsed.error.issues.map(({ path, message }) => [z.core.toDotPath([part, ...path]), message])
  throw new Failure(platformErrors['invalid-input'], { fields: Object.fromEntries(fields) })
}
