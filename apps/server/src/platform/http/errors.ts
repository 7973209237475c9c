import { type ErrorDeclaration, platformErrors } from '@rise/contract/errors'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isDatabaseAway } from '../database/is-database-away.ts'
import { Failure } from '../failure.ts'
import { FilesUnavailable } from '../files/files.ts'

const byStatus: Readonly<Record<number, ErrorDeclaration>> = Object.fromEntries(
  Object.values(platformErrors).map((declaration) => [declaration.status, declaration]),
)

const OVERLOADED_RETRY_SECONDS = 5

/** Converts every failure into the contract's shape. An undeclared failure is logged, and masked as 500. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler(refuse)
  app.setNotFoundHandler((_request, reply) => {
    const failure = new Failure(platformErrors['not-found'])
    return reply.code(failure.status).send(failure.toBody())
  })
}

/** Replies with the refusal for an error. */
export function refuse(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const failure = toFailure(error)
  if (failure.declaration.code === 'internal') request.log.error({ err: error }, 'unexpected error')
  if (isStoreAway(error)) request.log.warn({ reason: error.message }, 'a store is away')
  const seconds = failure.retryAfterSeconds ?? (failure.status === 503 ? OVERLOADED_RETRY_SECONDS : undefined)
  if (seconds !== undefined) reply.header('retry-after', String(seconds))
  return reply.code(failure.status).send(failure.toBody())
}

/** Converts any thrown value into the refusal that the client sees. */
export function toFailure(error: unknown): Failure {
  if (error instanceof Failure) return error
  if (isStoreAway(error)) return new Failure(platformErrors.overloaded)
  if (!isFastifyRefusal(error)) return new Failure(platformErrors.internal)
  const { statusCode } = error
  return new Failure(byStatus[statusCode] ?? platformErrors[statusCode < 500 ? 'invalid-input' : 'internal'])
}

/** Whether the database or the files are unavailable, so that the same call may succeed in a few seconds. */
function isStoreAway(error: unknown): error is Error {
  return isDatabaseAway(error) || error instanceof FilesUnavailable
}

// The status of one of Fastify's own refusals (a body that is not JSON, or too large) is the reply's. The status of any
// other error, such as one from a store that a handler called, is about another request.
function isFastifyRefusal(error: unknown): error is FastifyError & { statusCode: number } {
  if (!(error instanceof Error) || !('statusCode' in error) || typeof error.statusCode !== 'number') return false
  return 'code' in error && typeof error.code === 'string' && error.code.startsWith('FST_')
}
