import { createHash } from 'node:crypto'
import { platformErrors } from '@rise/contract/errors'
import type { PageRequest, RenderedPage, RenderPage, Templates } from '@rise/contract/page-renderer'
import { t } from '@rise/texts'
import { type PageLanguages, prefixOf, withoutPrefix, withPrefix } from '@rise/texts/page-languages'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Failure } from '../failure.ts'
import { withLanguage } from '../language/with-language.ts'
import type { Logger } from '../log.ts'
import { preferredEncoding } from './accept-encoding.ts'
import { isLocal } from './health.ts'
import { type CachedPage, createPageCache, encode } from './page-cache.ts'
import { plainPage } from './plain-page.ts'

type Call = Parameters<RenderPage>[0]['call']

export interface PageOptions {
  readonly render: RenderPage
  /** Their inline scripts are allowed by hash in the content security policy. */
  readonly templates: Templates
  readonly languages: PageLanguages
  readonly call: Call
  /** The origin of the API, if it differs from that of the pages. */
  readonly apiUrl?: string | undefined
  /** The origins that pages may show in frames. */
  readonly frameOrigins?: readonly string[]
  readonly log: Logger
  /** Whether to serve `/dev/...` to requests from this machine. */
  readonly developerPages: boolean
  /** How long a page may be served from the cache. */
  readonly cacheSeconds: number
  /** Returns the version of the brand; a page rendered with another version is not served. */
  readonly brandVersion: () => number
}

const CACHE_BYTES = 16 * 1024 * 1024
/**
 * The maximum number of pages rendered at a time. Further requests get a 503 with Retry-After, because waiting longer
 * would help no one.
 */
const MOST_RENDERED_AT_ONCE = 100
/** The maximum length of a page's address, because longer ones would fill the cache's memory. */
const LONGEST_URL = 2_000

/**
 * Serves every path that is neither an endpoint nor a file: rendered by the web app and cached for seconds. Registered
 * in a scope without the API's plugins, so that a cached page costs little more than sending its bytes.
 */
export function registerPages(app: FastifyInstance, options: PageOptions): void {
  const cache = createPageCache({ seconds: options.cacheSeconds, bytes: CACHE_BYTES })
  const headers = pageHeaders(options)

  app.get('/*', (request, reply) => {
    const { url } = request
    const isDeveloperPage = options.developerPages && url.startsWith('/dev/') && isLocal(request)
    const cachedPage = isDeveloperPage ? undefined : cache.peek(keyOf(url))
    if (cachedPage) return send(request, reply, cachedPage, headers)
    return answer(request, reply, isDeveloperPage)
  })

  const keyOf = (url: string) => `${options.brandVersion()} ${url}`
  let renderCount = 0

  async function renderUnlessBusy(request: Omit<PageRequest, 'call'>): Promise<RenderedPage> {
    if (renderCount >= MOST_RENDERED_AT_ONCE) throw new Failure(platformErrors.overloaded)
    renderCount += 1
    try {
      return await renderWhole({ ...request, call: options.call })
    } catch (error) {
      if (!(error instanceof Failure)) options.log.error({ err: error, path: pathOf(request.url) }, 'page not rendered')
      throw error
    } finally {
      renderCount -= 1
    }
  }

  /**
   * Renders a page. Refuses as overloaded if one of the page's API calls was, so that the incomplete page is not
   * cached.
   */
  async function renderWhole({ call, ...request }: PageRequest): Promise<RenderedPage> {
    let isOverloaded = false
    const watchedCall: Call = async (key, input) => {
      const answer = await call(key, input)
      isOverloaded ||= answer.status === platformErrors.overloaded.status
      return answer
    }
    const page = await options.render({ ...request, call: watchedCall }).catch((error: unknown) => {
      if (!isOverloaded) throw error
    })
    if (page === undefined || isOverloaded) throw new Failure(platformErrors.overloaded)
    return page
  }

  async function answer(request: FastifyRequest, reply: FastifyReply, isDeveloper: boolean) {
    const { url } = request
    if (url.length > LONGEST_URL) return reply.code(414).type('text/plain').send(t('This address is too long.'))
    if (isNoPage(url)) return reply.callNotFound()
    const canonical = canonicalPath(url) ?? withoutOwnPrefix(url, options.languages)
    if (canonical !== undefined) return reply.code(301).header('location', canonical).send()
    const { prefix, ...page } = pageOf(url, options.languages)
    const render = async () => redirectWithin(await renderUnlessBusy({ ...page, developer: isDeveloper }), prefix)
    return withLanguage(page.language, async () => {
      try {
        const rendered = isDeveloper ? await encode(await render()) : await cache.get(keyOf(url), render)
        return send(request, reply, rendered, headers)
      } catch (error) {
        reply.headers(headers).type('text/html; charset=utf-8')
        if (error instanceof Failure) {
          const busyPage = plainPage(t('The server is busy'), error.message, prefix)
          return reply.code(error.status).header('retry-after', '5').send(busyPage)
        }
        const { internal } = platformErrors
        return reply.code(internal.status).send(plainPage(t('Something went wrong'), internal.message(), prefix))
      }
    })
  }
}

/** Returns the language of an address, its prefix, and the address without it. */
function pageOf(url: string, languages: PageLanguages): Pick<PageRequest, 'url' | 'language'> & { prefix: string } {
  for (const language of languages) {
    const prefix = prefixOf(language, languages)
    const ownUrl = withoutPrefix(url, prefix)
    if (ownUrl !== url) return { url: ownUrl, language, prefix }
  }
  return { url, language: languages[0], prefix: '' }
}

/** Returns a page whose redirect, if it is one, leads to a page of the same language. */
function redirectWithin(page: RenderedPage, prefix: string): RenderedPage {
  return page.location?.startsWith('/') ? { ...page, location: withPrefix(page.location, prefix) } : page
}

/**
 * Returns the address without the prefix of the installation's own language; undefined if it has none. People may try
 * such a prefix, and links keep it when the installation's language changes.
 */
function withoutOwnPrefix(url: string, [own]: PageLanguages): string | undefined {
  const ownUrl = withoutPrefix(url, `/${own.toLowerCase()}`)
  return ownUrl === url ? undefined : ownUrl
}

/** Returns the part of an address that may be logged. */
function pathOf(url: string): string | undefined {
  return url.split('?', 1)[0]
}

function send(request: FastifyRequest, reply: FastifyReply, page: CachedPage, headers: Record<string, string>) {
  if (page.location !== undefined) return reply.code(page.status).header('location', page.location).send()
  reply.code(page.status).headers(headers).header('etag', page.etag)
  if (page.status === 200 && namesTag(request.headers['if-none-match'], page.etag)) return reply.code(304).send()
  reply.type('text/html; charset=utf-8')
  const encoding = preferredEncoding(request.headers['accept-encoding'])
  if (encoding === 'identity') return page.identity().then((bytes) => reply.send(bytes))
  reply.header('content-encoding', encoding)
  return encoding === 'br' ? reply.send(page.brotli()) : page.gzip().then((bytes) => reply.send(bytes))
}

/** Whether `If-None-Match` contains this tag, or `*` (RFC 9110, 13.1.2). */
export function namesTag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  return header.split(',').some((tag) => tag.trim() === etag || tag.trim() === '*')
}

/**
 * Whether an address belongs to another part of the server (the API, the assets or the sockets), or to a missing file
 * in the root folder, as its extension shows. Such an address is never redirected to lower case.
 */
function isNoPage(url: string): boolean {
  return /^\/(api|assets|socket\.io)(\/|\?|$)/.test(url) || /^\/[^/?]+\.[a-z0-9]+(\?|$)/i.test(url)
}

/**
 * Returns the canonical address; undefined if the address is canonical. Pages are in lower case and without a trailing
 * slash, and the first page of a list is its plain address (neither `/page/1` nor `?page=1`). The rest of the query
 * stays unchanged.
 */
export function canonicalPath(url: string): string | undefined {
  const end = url.indexOf('?')
  const path = end < 0 ? url : url.slice(0, end)
  const query = end < 0 ? '' : url.slice(end)
  // Percent escapes ignore letter case, so lower-casing them would redirect needlessly.
  const lowerPath = path.replaceAll(/%[0-9a-f]{2}|[^%]+|%/gi, (part) =>
    /^%[0-9a-f]{2}$/i.test(part) ? part : part.toLowerCase(),
  )
  // Browsers would read several leading slashes as another host, and a backslash as a slash.
  const trimmedPath = lowerPath.replace(/^[/\\]+/, '/').replace(/(?<=.)\/+$/, '')
  const canonicalAddress = trimmedPath.replace(/(?<=.)\/page\/1$/, '') + withoutFirstPage(query)
  return canonicalAddress === url ? undefined : canonicalAddress
}

function withoutFirstPage(query: string): string {
  const parts = query.slice(1).split('&')
  const otherParts = parts.filter((part) => part !== 'page=1')
  if (otherParts.length === parts.length) return query
  return otherParts.length > 0 ? `?${otherParts.join('&')}` : ''
}

/**
 * Returns the headers of every page: a strict content security policy that allows the templates' inline scripts by
 * hash.
 */
function pageHeaders({ templates, apiUrl, frameOrigins = [] }: PageOptions): Record<string, string> {
  const inline = [...templates.values()].flatMap((template) => [...template.matchAll(/<script>([\s\S]*?)<\/script>/g)])
  const scripts = new Set(inline.map(([, code = '']) => code))
  const hashes = [...scripts].map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`)
  const policy = {
    'default-src': "'self'",
    'script-src': ["'self'", ...hashes].join(' '),
    // The toasts and the editor insert style elements by script.
    'style-src': "'self' 'unsafe-inline'",
    'img-src': "'self' data: blob: https:",
    // The socket's address has another scheme.
    'connect-src': ["'self'", ...(apiUrl ? [apiUrl, apiUrl.replace(/^http/, 'ws')] : [])].join(' '),
    'worker-src': "'self'",
    // Allows our own previews of emails, which have a stricter policy.
    'frame-src': ["'self'", ...frameOrigins].join(' '),
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
  }
  return {
    'content-security-policy': Object.entries(policy)
      .map(([name, value]) => `${name} ${value}`)
      .join('; '),
    'cache-control': 'no-cache',
    vary: 'accept-encoding',
    'x-content-type-options': 'nosniff',
    // A page's address may contain the token of an emailed link. So requests state only the origin of the page, even
    // requests to our own server, because proxies log them.
    'referrer-policy': 'strict-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  }
}
