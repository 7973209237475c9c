import { createHash } from 'node:crypto'
import { platformErrors } from '@rise/contract/errors'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Context } from '../context.ts'
import { Failure } from '../failure.ts'
import { preferredEncoding } from './accept-encoding.ts'
import { clientOf } from './client.ts'
import { toFailure } from './errors.ts'
import { type CachedPage, createEncodedCache, encode } from './page-cache.ts'
import { namesTag } from './pages.ts'
import { fastifyPath } from './routes.ts'
import { sendWaitingPage } from './waiting-page.ts'

/** A request for a file. Only a file with `takesQuery` may use the query. */
export interface FileRequest {
  readonly params: Readonly<Record<string, string>>
  readonly query: unknown
  /** The client's network, by which expensive work is shared fairly; the file is the same for everyone. */
  readonly network: string
}

export interface FileContent {
  /** The content: text is compressed, bytes are sent unchanged. */
  readonly body: string | Buffer
  /** The status; 200 by default. */
  readonly status?: 200 | 410
  /** The path of the page with the same content. */
  readonly canonical?: string
}

/** The file's new path or, with `temporary`, another address. */
export interface MovedFile {
  readonly movedTo: string
  readonly temporary?: true
}

/**
 * A file that a feature generates for machines: a feed, a sitemap, a picture. It is public: `make` doesn't know the
 * caller. Letter case matters in its address, unlike in the address of a page.
 */
export interface PublicFile {
  /** The path; `{name}` stands for one path segment, as in the contract: `/sitemaps/{part}.xml`. */
  readonly path: string
  /** The media type, including `charset` for text. */
  readonly type: string
  /** How long the server and any other cache may keep the file. */
  readonly cacheSeconds: number
  /** Whether the file's address is a revocable secret, so that no cache may store the file. */
  readonly secret?: boolean
  /**
   * Whether to generate the file for each request instead of caching it here, because its content may have to
   * disappear.
   */
  readonly madeEachTime?: boolean
  /** Whether the file's address changes with its content. */
  readonly immutable?: boolean
  /** Whether the query is a part of the file's address. */
  readonly takesQuery?: boolean
  /** Asks search engines not to index the file, because they should index its page. */
  readonly noindex?: boolean
  /**
   * The content security policy of a document that our own pages show in a frame. By default, a file may load nothing.
   */
  readonly policy?: string
  /**
   * Generates the file. A Failure becomes a plain-text reply with its status. A browser that has to wait gets a page
   * that reloads itself.
   */
  make(ctx: Context, request: FileRequest): Promise<FileContent | MovedFile>
}

interface CachedFile extends CachedPage {
  readonly compressed: boolean
  readonly canonical: string | undefined
}

/** The size of the cache that all files with the same lifetime share. */
const CACHE_BYTES = 32 * 1024 * 1024
/** The maximum number of files generated at a time, so that pages can still be served. */
const MOST_MADE_AT_ONCE = 120
/**
 * The maximum number of files generated at a time per network. A crawler beyond it gets a 503 with Retry-After, while
 * others are served.
 */
const MOST_MADE_FOR_NETWORK = 40
/**
 * The maximum length of a file's address. Longer addresses, and those with a null byte (which the database refuses),
 * get a 404.
 */
const LONGEST_URL = 2_000
/** The Retry-After of a file that the server is too busy to generate, in seconds. */
const RETRY_SECONDS = 5
/** The maximum number of files whose time of last change is stored. */
const REMEMBERED_DATES = 5_000

/** Registers one route per file. A scope without the API's plugins suffices. */
export function registerFiles(app: FastifyInstance, ctx: Context, files: readonly PublicFile[]): void {
  const caches = new Map<number, ReturnType<typeof createFileCache>>()
  const datesOf = createDates(ctx)
  const generatingByNetwork = new Map<string, number>()
  let all = 0

  async function generateWithinLimits(file: PublicFile, request: FileRequest): Promise<FileContent | MovedFile> {
    const { network } = request
    const before = generatingByNetwork.get(network) ?? 0
    if (all >= MOST_MADE_AT_ONCE || before >= MOST_MADE_FOR_NETWORK) throw new Failure(platformErrors.overloaded)
    all += 1
    generatingByNetwork.set(network, before + 1)
    return file.make(ctx, request).finally(() => {
      all -= 1
      const remainingCount = (generatingByNetwork.get(network) ?? 1) - 1
      if (remainingCount === 0) generatingByNetwork.delete(network)
      else generatingByNetwork.set(network, remainingCount)
    })
  }

  for (const file of files) {
    const cache = caches.get(file.cacheSeconds) ?? createFileCache(file.cacheSeconds)
    caches.set(file.cacheSeconds, cache)
    app.get(fastifyPath(file.path), { config: { publicFile: file.path } }, async (request, reply) => {
      const { url, query } = request
      if (url.length > LONGEST_URL || url.includes('%00'))
        return sendRefusal(request, reply, new Failure(platformErrors['not-found']))
      const key = file.takesQuery ? url : (url.split('?', 1)[0] ?? '')
      try {
        const params = request.params as FileRequest['params']
        const { network } = clientOf(request)
        const { publicUrl } = ctx.config
        if (file.secret) {
          const encodedFile = await encodeFile(await generateWithinLimits(file, { params, query, network }))
          return send(request, reply, { file, content: encodedFile, changed: ctx.clock.now(), publicUrl })
        }
        const make = () => generateWithinLimits(file, { params, query, network })
        const cacheKey = `${ctx.brand.version} ${key}`
        const encodedFile = file.madeEachTime
          ? await encodeFile(await make())
          : (cache.peek(cacheKey) ?? (await cache.get(cacheKey, make)))
        return send(request, reply, { file, content: encodedFile, changed: datesOf(key, encodedFile.etag), publicUrl })
      } catch (error) {
        if (file.secret) reply.header('cache-control', NO_STORE)
        return sendRefusal(request, reply, error)
      }
    })
  }
}

function createFileCache(seconds: number) {
  return createEncodedCache({ seconds, bytes: CACHE_BYTES }, encodeFile)
}

async function encodeFile(content: FileContent | MovedFile): Promise<CachedFile> {
  if ('movedTo' in content) {
    const encodedMove = await encode({ status: content.temporary ? 302 : 301, location: content.movedTo, html: '' })
    return { ...encodedMove, compressed: false, canonical: undefined }
  }
  const { body, status = 200, canonical } = content
  if (typeof body === 'string') {
    return { ...(await encode({ status, html: body })), compressed: true, canonical }
  }
  const etag = `"${createHash('sha1').update(body).digest('base64url')}"`
  const emptyBuffer = Buffer.alloc(0)
  const bytes = {
    etag,
    brotli: () => emptyBuffer,
    gzip: async () => emptyBuffer,
    identity: async () => body,
    size: body.length,
  }
  return { status, location: undefined, ...bytes, compressed: false, canonical }
}

/**
 * Returns a function that returns when this process first saw a file's present content. That is never earlier than the
 * change.
 */
function createDates({ clock }: Context): (key: string, etag: string) => Date {
  const datesByPath = new LRUCache<string, { readonly etag: string; readonly since: Date }>({ max: REMEMBERED_DATES })
  return (key, etag) => {
    const entry = datesByPath.get(key)
    if (entry?.etag === etag) return entry.since
    const since = clock.now()
    datesByPath.set(key, { etag, since })
    return since
  }
}

interface Answer {
  readonly file: PublicFile
  readonly content: CachedFile
  readonly changed: Date
  readonly publicUrl: string
}

function send({ headers }: FastifyRequest, reply: FastifyReply, { file, content, changed, publicUrl }: Answer) {
  const sharedCacheHeader = `public, max-age=${file.cacheSeconds}${file.immutable ? ', immutable' : ''}`
  const lifetime = file.secret ? NO_STORE : sharedCacheHeader
  reply.code(content.status).headers(safety).header('cache-control', lifetime)
  if (content.location !== undefined) return reply.header('location', content.location).send()
  reply.header('etag', content.etag).header('last-modified', changed.toUTCString())
  if (content.canonical !== undefined) reply.header('link', `<${publicUrl}${content.canonical}>; rel="canonical"`)
  if (file.policy !== undefined) reply.header('content-security-policy', file.policy)
  if (file.noindex) reply.header('x-robots-tag', 'noindex')
  if (content.compressed) reply.header('vary', 'accept-encoding')
  if (content.status === 200 && clientHasFile(headers, content.etag, changed)) return reply.code(304).send()
  reply.type(file.type)
  const encoding = content.compressed ? preferredEncoding(headers['accept-encoding']) : 'identity'
  if (encoding === 'identity') return content.identity().then((bytes) => reply.send(bytes))
  reply.header('content-encoding', encoding)
  return encoding === 'br' ? reply.send(content.brotli()) : content.gzip().then((bytes) => reply.send(bytes))
}

/** Whether the client has the file already (RFC 9110, 13.1.3): the date counts only without a tag. */
function clientHasFile(headers: FastifyRequest['headers'], etag: string, changed: Date): boolean {
  const { 'if-none-match': tags, 'if-modified-since': since } = headers
  if (tags !== undefined) return namesTag(tags, etag)
  return since !== undefined && Math.floor(changed.getTime() / 1000) * 1000 <= Date.parse(since)
}

function sendRefusal(request: FastifyRequest, reply: FastifyReply, error: unknown): FastifyReply {
  const failure = toFailure(error)
  if (failure.declaration.code === 'internal') request.log.error({ err: error }, 'file not made')
  if (failure.status === 503) {
    reply.header('retry-after', String(RETRY_SECONDS)).header('cache-control', 'no-store')
    if (request.headers.accept?.includes('text/html')) return sendWaitingPage(reply, RETRY_SECONDS)
  }
  const lines = [failure.message, ...Object.values(failure.fields ?? {})]
  return reply.code(failure.status).headers(safety).type('text/plain; charset=utf-8').send(lines.join('\n'))
}

/** The cache header for secret addresses. */
const NO_STORE = 'private, no-store'

/** The headers of a file. A file is data, so it must not run or load anything in any program that opens it. */
const safety = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'",
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The declared path of a public file. A route outside /api either has one or belongs to the platform. */
    publicFile?: string
  }
}
