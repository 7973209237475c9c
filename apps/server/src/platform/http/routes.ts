import multipart from '@fastify/multipart'
import type { Endpoint } from '@rise/contract/endpoint'
import { gateErrors } from '@rise/contract/errors'
import { limitsInWords } from '@rise/contract/limit'
import type { FastifyInstance, FastifyRequest, FastifySchemaCompiler } from 'fastify'
import { z } from 'zod'
import type { Context } from '../context.ts'
import { Failure } from '../failure.ts'
import { bearerOf, clientOf } from './client.ts'
import { assertAdmitted, parsePart } from './dispatch.ts'
import type { Implementation } from './implement.ts'
import { receiveUpload } from './input/receive-upload.ts'
import type { Authenticate, Requester } from './requester.ts'
import { validateAs } from './validate-as.ts'

const failureReply = z.object({
  success: z.literal(false),
  result: z.object({
    message: z.string(),
    code: z.string(),
    fields: z.record(z.string(), z.string()).optional(),
    ticket: z.string().optional(),
  }),
})

/** Returns a path such as `/api/v1/jobs/{slug}` in Fastify's notation. */
export function fastifyPath(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1')
}

/** Registers one route per endpoint. The contract determines its gate, input and reply. */
export function registerEndpoints(
  app: FastifyInstance,
  ctx: Context,
  implementations: readonly Implementation[],
  authenticate: Authenticate,
): void {
  app.decorateRequest('requester')
  app.addHook('onSend', async (request, reply) => {
    if (!isForEverybody(request)) reply.header('cache-control', 'no-store')
  })
  for (const implementation of implementations) {
    if (implementation.endpoint.acceptsForms) void app.register(async (scope) => addWithForms(scope, implementation))
    else if (implementation.endpoint.signed) void app.register(async (scope) => addSigned(scope, implementation))
    else if (!implementation.endpoint.upload) add(app, implementation)
  }
  const uploads = implementations.filter(({ endpoint }) => endpoint.upload)
  if (uploads.length > 0) void app.register(async (scope) => addUploads(scope, uploads))

  async function addUploads(scope: FastifyInstance, uploads: readonly Implementation[]): Promise<void> {
    await scope.register(multipart, { throwFileSizeLimit: false })
    // After its gate, the route refuses any other body without reading it.
    scope.removeContentTypeParser(['application/json', 'text/plain'])
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null, undefined))
    for (const implementation of uploads) add(scope, implementation)
  }

  function addWithForms(scope: FastifyInstance, implementation: Implementation): void {
    scope.addContentTypeParser(formTypes, { parseAs: 'buffer' }, async () => undefined)
    add(scope, implementation)
  }

  function addSigned(scope: FastifyInstance, implementation: Implementation): void {
    const { signed = '' } = implementation.endpoint
    scope.removeContentTypeParser('application/json')
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, receive)
    async function receive({ headers }: FastifyRequest, payload: string) {
      return { payload, signature: headers[signed] ?? '' }
    }
    add(scope, implementation)
  }

  function add(scope: FastifyInstance, implementation: Implementation): void {
    const { key, endpoint, handle } = implementation
    const [method, path] = key.split(' ') as [string, string]
    const { params, query, body, reply, errors, upload, limits = [] } = endpoint
    const description = limitsInWords(limits)
    const statuses = new Set([400, ...(description ? [429] : []), ...errors.map((error) => error.status)])
    scope.route({
      method,
      url: fastifyPath(path),
      schema: {
        summary: endpoint.summary,
        ...(description && { description }),
        tags: [endpoint.tag],
        ...(params && { params }),
        ...(query && { querystring: query }),
        ...(body && { body }),
        ...(upload && { consumes: ['multipart/form-data'] }),
        response: { 200: reply, ...Object.fromEntries([...statuses].map((status) => [status, failureReply])) },
      },
      // A sender that signs its events sends one whenever something happens, so its calls are not limited.
      config: { contractKey: key, ...(endpoint.signed && { rateLimit: false }) },
      // The body is read and validated only after the gate.
      ...(upload && { validatorCompiler: compileAllButBody }),
      preValidation: async (request, reply) => {
        // The reply depends on the caller, even though the caller counts as a guest.
        if (endpoint.bearer === 'refresh') reply.header('cache-control', 'no-store')
        request.requester = await requesterOf(request, endpoint.bearer, authenticate)
        assertAdmitted(ctx, implementation, request.requester)
      },
      handler: (request) => {
        const call = { ctx, principal: request.requester, client: clientOf(request) }
        const { params, query } = request
        if (!upload || !body) return handle(call, { params, query, body: request.body })
        return receiveUpload(request, { upload, body }, async (fields) =>
          handle(call, { params, query, body: parsePart('body', body, fields) }),
        )
      },
    })
  }
}

const compileAllButBody: FastifySchemaCompiler<unknown> = ({ schema, httpPart = '' }) =>
  httpPart === 'body' ? (value) => ({ value }) : validateAs(httpPart, schema as z.ZodType)

const formTypes = ['application/x-www-form-urlencoded', 'multipart/form-data']
const asGuest: Requester = { kind: 'guest' }

/**
 * Returns the sender of a request. Refuses an invalid token even where guests may call, so that its owner refreshes the
 * token and stays logged in. Only where the bearer is optional does an invalid token count as none.
 */
async function requesterOf(
  { headers }: FastifyRequest,
  bearer: Endpoint['bearer'],
  authenticate: Authenticate,
): Promise<Requester> {
  if (headers.authorization === undefined || bearer === 'refresh') return asGuest
  const token = bearerOf(headers.authorization)
  const requester = token === undefined ? undefined : await authenticate(token)
  if (requester) return requester
  if (bearer === 'optional') return asGuest
  throw new Failure(gateErrors['sign-in-required'])
}

/** Whether caches may keep the reply: only that of a GET without a token. */
function isForEverybody({ method, headers }: FastifyRequest): boolean {
  return method === 'GET' && headers.authorization === undefined
}

declare module 'fastify' {
  interface FastifyRequest {
    requester: Requester
  }

  interface FastifyContextConfig {
    /** The contract's key of this route; undefined for routes outside the contract. */
    contractKey?: string
  }
}
