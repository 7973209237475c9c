import { fileURLToPath } from 'node:url'
import type { EndpointKey } from '@rise/contract/endpoint'
import { platformErrors } from '@rise/contract/errors'
import { guest } from '@rise/contract/policy'
import type { FastifyInstance } from 'fastify'
import type { Redis } from 'ioredis'
import { implementations } from './features/features.ts'
import type { Config } from './platform/config.ts'
import type { Context } from './platform/context.ts'
import { Failure } from './platform/failure.ts'
import { registerAssets } from './platform/http/assets.ts'
import { dispatch, type RawInput } from './platform/http/dispatch.ts'
import { toFailure } from './platform/http/errors.ts'
import { registerHealth } from './platform/http/health.ts'
import type { Implementation } from './platform/http/implement.ts'
import { registerOpenApi } from './platform/http/openapi.ts'
import { registerPages } from './platform/http/pages.ts'
import { registerEndpoints } from './platform/http/routes.ts'
import { createServer, registerApiPlugins } from './platform/http/server.ts'
import type { WebApp } from './platform/http/web-app.ts'

/** Where the forward-only migrations lie. */
export const migrationsFolder = fileURLToPath(new URL('../migrations', import.meta.url))

const PAGE_CACHE_SECONDS = 5

export interface AppParts {
  readonly ctx: Context
  readonly config: Config
  readonly redis?: Redis | undefined
  /** Undefined: the API alone, as the server tests want it. */
  readonly web?: WebApp | undefined
  readonly implementations?: readonly Implementation[]
}

/** Assembles the HTTP server from the features. It listens to nothing yet. */
export async function createApp(parts: AppParts): Promise<FastifyInstance> {
  const { ctx, config, redis, web } = parts
  const endpoints = parts.implementations ?? implementations
  const options = { log: ctx.log, trustProxy: config.trustProxy, rateLimit: config.rateLimit, redis }
  const app = createServer(options)
  registerHealth(app, ctx)

  await app.register(async (scope) => {
    await registerApiPlugins(scope, options)
    await registerOpenApi(scope, { title: config.productName, version: '1', publicUrl: config.publicUrl })
    registerEndpoints(scope, ctx, endpoints, () => guest)
    scope.all('/api/*', { schema: { hide: true } }, () => {
      throw new Failure(platformErrors['not-found'])
    })
  })
  if (web) {
    await app.register(async (scope) => registerAssets(scope, web.clientFolder))
    const settings = { productName: config.productName, publicUrl: config.publicUrl }
    await app.register(async (scope) =>
      registerPages(scope, {
        render: web.createPageRenderer(web.template, settings),
        template: web.template,
        call: callInProcess(ctx, endpoints),
        log: ctx.log,
        developerPages: config.mode === 'local',
        cacheSeconds: PAGE_CACHE_SECONDS,
      }),
    )
  }
  await app.ready()
  return app
}

/** Endpoints called by server rendering: as over HTTP, refusals included, but without the wire. */
function callInProcess(ctx: Context, endpoints: readonly Implementation[]) {
  const byKey = new Map<string, Implementation>(endpoints.map((implementation) => [implementation.key, implementation]))
  return async (key: string, input: RawInput): Promise<{ status: number; body: unknown }> => {
    try {
      const implementation = byKey.get(key as EndpointKey)
      if (!implementation) throw new Failure(platformErrors['not-found'])
      return { status: 200, body: await dispatch(ctx, implementation, input, guest) }
    } catch (error) {
      const failure = toFailure(error)
      if (failure.declaration.code === 'internal') ctx.log.error({ err: error, key }, 'unexpected error')
      return { status: failure.status, body: failure.toBody() }
    }
  }
}
