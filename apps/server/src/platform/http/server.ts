import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import compress from '@fastify/compress'
import rateLimit from '@fastify/rate-limit'
import { platformErrors } from '@rise/contract/errors'
import { t } from '@rise/texts'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import { serializerCompiler } from 'fastify-type-provider-zod'
import helmet from 'helmet'
import type { Redis } from 'ioredis'
import type { z } from 'zod'
import type { ProxyTrust } from '../config.ts'
import { Failure } from '../failure.ts'
import type { Logger } from '../log.ts'
import { networkOf } from './client.ts'
import { handleErrors, refuse } from './errors.ts'
import { type BackPressure, registerBackPressure, usualBackPressure } from './limits/back-pressure.ts'
import { plainPage } from './plain-page.ts'
import { validateAs } from './validate-as.ts'

/** Makes browsers use only TLS for a year. Every reply has this header. */
const transportSecurity = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }

/**
 * Returns the security headers of the API's replies. They are always the same, so Helmet computes them once rather than
 * for each reply.
 */
function securityHeaders(): Readonly<Record<string, string>> {
  const request = new IncomingMessage(new Socket())
  const response = new ServerResponse(request)
  helmet({ strictTransportSecurity: false, contentSecurityPolicy: { directives: { defaultSrc: ["'none'"] } } })(
    request,
    response,
    (error) => {
      if (error) throw error
    },
  )
  return Object.fromEntries(Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]))
}

/**
 * The time after which a request that has not fully arrived is refused: Node replies with 408 and closes the
 * connection. Uploads have their own, shorter limit.
 */
const REQUEST_TIMEOUT_MS = 240_000
const BODY_LIMIT = 1024 * 1024
const LONGEST_PARAMETER = 2_000

export interface ServerOptions {
  readonly log: Logger
  readonly trustProxy: ProxyTrust
  /** The maximum number of API requests per minute from one network; 0 for no limit. */
  readonly rateLimit: number
  /** The Redis in which all processes share the limit's counters. */
  readonly redis: Redis | undefined
  readonly backPressure?: BackPressure | undefined
}

/** Creates a Fastify server that uses the contract's schemas and errors, without any route yet. */
export function createServer({ log, trustProxy }: ServerOptions): FastifyInstance {
  const app = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy,
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT_MS,
    // The contract limits the length of parameters.
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: LONGEST_PARAMETER },
    // An address that can't be decoded never reaches a route.
    frameworkErrors: (error, request, reply) => void refuseAddress(error, request, reply),
    // Idle connections close with the server instead of keeping it alive.
    forceCloseConnections: 'idle',
  })
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(transportSecurity)
    done()
  })
  app.setValidatorCompiler<z.ZodType>(({ schema, httpPart = 'body' }) => validateAs(httpPart, schema))
  app.setSerializerCompiler(serializerCompiler)
  handleErrors(app)
  return app
}

function refuseAddress(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (request.url.startsWith('/api/')) return refuse(error, request, reply)
  const page = plainPage(t('This page could not be found'), t('Its address is not well-formed.'))
  return reply.code(404).type('text/html; charset=utf-8').send(page)
}

/**
 * Adds the parts that only the API needs: the request log, security headers, overload protection, the rate limit, and
 * compression.
 */
export async function registerApiPlugins(app: FastifyInstance, options: ServerOptions): Promise<void> {
  app.addHook('onResponse', async (request, reply) => {
    const level = reply.statusCode >= 500 ? 'warn' : 'debug'
    request.log[level]({ req: request, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'request')
  })
  const headers = securityHeaders()
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
  await registerBackPressure(app, options.backPressure ?? usualBackPressure)
  if (options.rateLimit > 0) {
    await app.register(rateLimit, {
      max: options.rateLimit,
      timeWindow: 60_000,
      keyGenerator: (request) => networkOf(request.ip),
      // The API must keep serving while Redis is away.
      skipOnError: true,
      errorResponseBuilder: () => new Failure(platformErrors['too-many-requests']),
      ...(options.redis && { redis: options.redis, nameSpace: 'rise-limit-' }),
    })
  }
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'], brotliOptions: { params: { 1: 4 } } })
}
