import type { Endpoint } from '@rise/contract/endpoint'
import { type ErrorDeclaration, gateErrors, platformErrors } from '@rise/contract/errors'
import { inputMessage } from '@rise/contract/input/words'
import { admit, type Principal, type Verdict } from '@rise/contract/policy'
import { z } from 'zod'
import type { Context } from '../context.ts'
import { Failure } from '../failure.ts'
import type { Implementation } from './implement.ts'
import { findUnusable } from './input/find-unusable.ts'
import { noClient, type Requester, type SignedIn } from './requester.ts'

/** The parts of a request that an endpoint may use. */
export interface RawInput {
  readonly params?: unknown
  readonly query?: unknown
  readonly body?: unknown
}

/**
 * Refuses a principal whom the endpoint's gate doesn't admit, or who hasn't entered a code that the endpoint requires.
 */
export function assertAdmitted(
  ctx: Pick<Context, 'clock' | 'config'>,
  { endpoint }: Implementation,
  principal: Requester,
): void {
  const verdict = admit(principal, endpoint)
  if (verdict !== 'allowed') throw new Failure(refusalOf(verdict, principal))
  if (principal.kind === 'member') assertProven(ctx, endpoint, principal)
}

/** How long after entering a code a member may perform dangerous acts. */
const FRESH_MS = 600_000

function assertProven(
  ctx: Pick<Context, 'clock' | 'config'>,
  { access, freshSecondFactor }: Endpoint,
  member: SignedIn,
): void {
  if (access === 'admin' && ctx.config.mode === 'live' && !member.secondFactor) {
    throw new Failure(gateErrors['second-factor-missing'])
  }
  if (freshSecondFactor) assertFreshCode(ctx, member)
}

/**
 * Requires that a member with two-step verification has recently entered a code. Called by endpoints that are dangerous
 * only in some cases.
 * @throws {Failure} `second-factor-not-fresh`
 */
export function assertFreshCode({ clock }: Pick<Context, 'clock'>, { secondFactor, provenAt }: SignedIn): void {
  const isFresh = provenAt !== null && clock.now().getTime() - provenAt.getTime() <= FRESH_MS
  if (secondFactor && !isFresh) throw new Failure(gateErrors['second-factor-not-fresh'])
}

function refusalOf(verdict: Exclude<Verdict, 'allowed'>, principal: Principal): ErrorDeclaration {
  if (verdict === 'sign-in') return gateErrors['sign-in-required']
  if (verdict === 'upgrade') return gateErrors['upgrade-required']
  if (verdict === 'hidden') return platformErrors['not-found']
  const standing = principal.kind === 'member' ? principal.standing : 'active'
  if (standing === 'suspended') return gateErrors.suspended
  return standing === 'pending' ? gateErrors['email-not-confirmed'] : gateErrors.forbidden
}

/**
 * Calls an endpoint within this process, for server rendering: with the same gate, validation and reply as over HTTP,
 * without the network. Throws Failure for refusals.
 */
export async function dispatch(
  ctx: Context,
  implementation: Implementation,
  raw: RawInput,
  principal: Requester,
): Promise<unknown> {
  assertAdmitted(ctx, implementation, principal)
  const { params, query, body, reply } = implementation.endpoint
  const input = {
    ...(params && { params: parsePart('params', params, raw.params ?? {}) }),
    // The parts are validated in Fastify's order, and the first invalid one is refused.
    ...(body && { body: parsePart('body', body, raw.body) }),
    ...(query && { query: parsePart('query', query, raw.query ?? {}) }),
  }
  return z.encode(reply, await implementation.handle({ ctx, principal, client: noClient }, input))
}

/** Parses one part of a request with its schema. Refuses with a 400 that names the invalid fields by their paths. */
export function parsePart<T>(part: string, schema: z.ZodType<T>, value: unknown): T {
  const unusable = findUnusable(value)
  if (unusable) {
    const field = z.core.toDotPath([part, ...unusable.path])
    throw new Failure(platformErrors['invalid-input'], { fields: { [field]: unusable.message } })
  }
  const parsedPart = schema.safeParse(value, { error: inputMessage })
  if (parsedPart.success) return parsedPart.data
  const fields = parsedPart.error.issues.map(({ path, message }) => [z.core.toDotPath([part, ...path]), message])
  throw new Failure(platformErrors['invalid-input'], { fields: Object.fromEntries(fields) })
}
