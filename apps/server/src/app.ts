import { fileURLToPath } from 'node:url'
import { platformErrors } from '@rise/contract/errors'
import type { PageSettings } from '@rise/contract/page-renderer'
import { guest } from '@rise/contract/policy'
import { t } from '@rise/texts'
import { type PageLanguages, prefixOf } from '@rise/texts/page-languages'
import type { FastifyInstance, RouteOptions } from 'fastify'
import type { Redis } from 'ioredis'
import { files, frameOrigins, implementations, mailGallery, storedFiles } from './features/features.ts'
import { authenticate, createSocketGate } from './features/session/index.ts'
import { brandSheet } from './features/site/index.ts'
import type { Config } from './platform/config.ts'
import type { Context } from './platform/context.ts'
import { Failure } from './platform/failure.ts'
import { followAcceptLanguage } from './platform/http/accept-language.ts'
import { registerAssets } from './platform/http/assets.ts'
import { callInProcess } from './platform/http/call-in-process.ts'
import { registerFiles } from './platform/http/files.ts'
import { registerHealth } from './platform/http/health.ts'
import type { Implementation } from './platform/http/implement.ts'
import type { BackPressure } from './platform/http/limits/back-pressure.ts'
import { registerOpenApi } from './platform/http/openapi.ts'
import { registerPages } from './platform/http/pages.ts'
import { robotsFile } from './platform/http/robots.ts'
import { registerEndpoints } from './platform/http/routes.ts'
import { createServer, registerApiPlugins } from './platform/http/server.ts'
import { shareWithPages } from './platform/http/share-with-pages.ts'
import { registerStoredFiles } from './platform/http/stored-files.ts'
import type { WebApp } from './platform/http/web-app.ts'
import { withLanguage } from './platform/language/with-language.ts'
import { registerOutbox } from './platform/mail/outbox.ts'
import type { RealtimeServer } from './platform/realtime/open-realtime.ts'
import { proxiedNetwork } from './platform/realtime/proxied-network.ts'
import type { SocketGate } from './platform/realtime/socket-gate.ts'

/** The folder of the forward-only migrations. */
export const migrationsFolder = fileURLToPath(new URL('../migrations', import.meta.url))

const PAGE_CACHE_SECONDS = 5

export interface AppParts {
  readonly ctx: Context
  readonly config: Config
  readonly redis?: Redis | undefined
  /** Undefined when only the API is served, as in the server's tests. */
  readonly web?: WebApp | undefined
  /** The WebSocket server that browsers connect to at `/socket.io`. */
  readonly realtime?: RealtimeServer | undefined
  /** Decides which sockets to admit; by default, those with a valid access token of an account that isn't suspended. */
  readonly socketGate?: SocketGate | undefined
  readonly implementations?: readonly Implementation[]
  /**
   * The limits of overload protection. Tests disable it, because they share a process: one test's work must not make
   * the server refuse another test's calls.
   */
  readonly backPressure?: BackPressure | undefined
  /** Called for each route as it is registered. */
  readonly onRoute?: (route: RouteOptions) => void
}

/** Assembles the HTTP server from the features, without listening yet. */
export async function createApp(parts: AppParts): Promise<FastifyInstance> {
  const { ctx, config, redis, web, realtime, socketGate = createSocketGate(ctx) } = parts
  const endpoints = parts.implementations ?? implementations
  const { trustProxy, rateLimit } = config
  const options = { log: ctx.log, trustProxy, rateLimit, redis, backPressure: parts.backPressure }
  const app = createServer(options)
  if (parts.onRoute) app.addHook('onRoute', parts.onRoute)
  registerHealth(app, ctx, realtime)

  await app.register(async (scope) => {
    if (config.apiUrl !== undefined) shareWithPages(scope, new URL(config.publicUrl).origin)
    followAcceptLanguage(scope, config.languages)
    await registerApiPlugins(scope, options)
    await registerOpenApi(scope, { title: () => ctx.brand.name, version: '1', publicUrl: config.publicUrl })
    registerEndpoints(scope, ctx, endpoints, (token) => authenticate(ctx, token))
    scope.all('/api/*', { schema: { hide: true } }, () => {
      throw new Failure(platformErrors['not-found'])
    })
  })
  await app.register(async (scope) => registerFiles(scope, ctx, [...files, robotsFile(gatedAddresses(web, config))]))
  await app.register(async (scope) => registerStoredFiles(scope, ctx, storedFiles))
  if (config.mode === 'local') await app.register(async (scope) => registerOutbox(scope, ctx, mailGallery))
  if (web) {
    await app.register(async (scope) => registerAssets(scope, web.clientFolders))
    await app.register(async (scope) =>
      registerPages(scope, {
        render: web.createPageRenderer(web.templates, pageSettings(ctx, config)),
        templates: web.templates,
        languages: config.languages,
        call: callInProcess(ctx, endpoints, guest),
        log: ctx.log,
        apiUrl: config.apiUrl,
        frameOrigins,
        developerPages: config.mode === 'local',
        cacheSeconds: PAGE_CACHE_SECONDS,
        brandVersion: () => ctx.brand.version,
      }),
    )
  }
  if (realtime) {
    const { publicUrl, apiUrl } = config
    const networkOf = proxiedNetwork(trustProxy)
    realtime.attach(app.server, { gate: socketGate, publicUrl, hasOwnOrigin: apiUrl !== undefined, networkOf })
    // Runs before the server waits for its connections to end.
    app.addHook('preClose', () => realtime.closeSockets())
  }
  await app.ready()
  return app
}

/** Returns the paths of the pages that require a login, in each language. */
function gatedAddresses(web: WebApp | undefined, { languages }: Config): string[] {
  const paths = web?.gatedPaths ?? []
  return languages.flatMap((language) => paths.map((path) => prefixOf(language, languages) + path))
}

/**
 * Returns a function that returns the settings available to every page. It returns the same object until the brand
 * changes.
 */
function pageSettings({ brand }: Context, config: Config): () => PageSettings {
  const { publicUrl, apiUrl, languages, staging, socialLinks, smtpUrl } = config
  const languageOffers = languages.length > 1 ? offersOf(languages) : undefined
  const present = () => ({
    ...{ productName: brand.name, stylesheet: brandSheet(brand.choices)?.path },
    ...{ publicUrl, apiUrl, languages, languageOffers, staging, socialLinks, outbox: smtpUrl === undefined },
  })
  let last = { version: brand.version, settings: present() }
  return () => {
    if (last.version !== brand.version) last = { version: brand.version, settings: present() }
    return last.settings
  }
}

/** Returns by language the words in it that offer it. */
function offersOf(languages: PageLanguages): Record<string, string> {
  const offerIn = (language: string) =>
    withLanguage(language, () => t('Read in English', 'names the language it is in'))
  return Object.fromEntries(languages.map((language) => [language, offerIn(language)]))
}
