import { type ErrorDeclaration, platformErrors } from '@rise/contract/errors'
import type { FastifyError, FastifyInstance } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { Failure } from '../failure.ts'
import { invalidInput } from './dispatch.ts'

const byStatus: Readonly<Record<number, ErrorDeclaration>> = Object.fromEntries(
  Object.values(platformErrors).map((declaration) => [declaration.status, declaration]),
)
const partNames: Readonly<Record<string, string>> = { querystring: 'query' }

/** Makes every failure the contract's shape; what nobody declared is logged and masked as 500. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const failure = toFailure(error)
    if (failure.status >= 500 && failure.declaration.code === 'internal') {
      request.log.error({ err: error }, 'unexpected error')
    }
    if (failure.status === 503) reply.header('retry-after', '5')
    return reply.code(failure.status).send(failure.toBody())
  })
  app.setNotFoundHandler((_request, reply) => {
    const failure = new Failure(platformErrors['not-found'])
    return reply.code(failure.status).send(failure.toBody())
  })
}

/** Any thrown value as the refusal that the client sees. */
export function toFailure(error: FastifyError | Failure | Error): Failure {
  if (error instanceof Failure) return error
  if (hasZodFastifySchemaValidationErrors(error)) {
    const context = (error as { validationContext?: string }).validationContext ?? 'body'
    const part = partNames[context] ?? context
    return invalidInput(
      error.validation.map(({ instancePath, message }) => ({
        path: [part, ...instancePath.split('/').filter(Boolean)],
        message: message ?? '',
      })),
    )
  }
  const status = 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500
  // Fastify's own refusals (a body that is no JSON, too large, too many requests) carry their status.
  const declaration = byStatus[status] ?? (status < 500 ? platformErrors['invalid-input'] : platformErrors.internal)
  return new Failure(declaration)
}
