import type { Principal } from '@rise/contract/policy'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Context } from '../context.ts'
import { assertAdmitted } from './dispatch.ts'
import type { Implementation } from './implement.ts'

const failureReply = z.object({
  success: z.literal(false),
  result: z.object({ message: z.string(), code: z.string(), fields: z.record(z.string(), z.string()).optional() }),
})

/** `/api/v1/jobs/{slug}` as Fastify writes it. */
export function fastifyPath(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1')
}

/** Registers one route per endpoint: gate, input and reply all come from the contract. */
export function registerEndpoints(
  app: FastifyInstance,
  ctx: Context,
  implementations: readonly Implementation[],
  principalOf: (request: { headers: Record<string, unknown> }) => Principal,
): void {
  for (const implementation of implementations) {
    const { key, endpoint, handle } = implementation
    const [method, path] = key.split(' ') as [string, string]
    const { params, query, body, reply, errors } = endpoint
    const statuses = [...new Set([400, ...errors.map((error) => error.status)])]
    app.route({
      method,
      url: fastifyPath(path),
      schema: {
        summary: endpoint.summary,
        tags: [endpoint.tag],
        ...(params && { params }),
        ...(query && { querystring: query }),
        ...(body && { body }),
        response: { 200: reply, ...Object.fromEntries(statuses.map((status) => [status, failureReply])) },
      },
      config: { contractKey: key },
      preValidation: async (request) => assertAdmitted(implementation, principalOf(request)),
      handler: (request) =>
        handle(
          { ctx, principal: principalOf(request) },
          { params: request.params, query: request.query, body: request.body },
        ),
    })
  }
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The contract's name of this route; every route under /api has one. */
    contractKey?: string
  }
}
