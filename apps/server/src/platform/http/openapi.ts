import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'

const policy = {
  'default-src': "'self'",
  // The library that renders the pages uses inline styles.
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
}

/**
 * Serves the OpenAPI 3.1 document at `/api/openapi.json`, and readable pages at `/api/docs`. Register before the
 * endpoints.
 */
export async function registerOpenApi(
  app: FastifyInstance,
  about: { title: () => string; version: string; publicUrl: string },
): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'API', version: about.version },
      servers: [{ url: about.publicUrl }],
    },
    transform: jsonSchemaTransform,
  })
  const withTitle = (document: object) => ({
    ...document,
    info: { title: `${about.title()} API`, version: about.version },
  })
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: policy, transformSpecification: withTitle })
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => withTitle(app.swagger()))
}
