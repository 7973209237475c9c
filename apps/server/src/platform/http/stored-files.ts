import { platformErrors } from '@rise/contract/errors'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import { Failure } from '../failure.ts'
import { FilesUnavailable, isFileKey, type OpenFile } from '../files/files.ts'
import { namesTag } from './pages.ts'
import { fastifyPath } from './routes.ts'

/** Only in the viewer's own browser: a shared cache might serve a file that has since been removed. */
const HOUR_SECONDS = 3_600
const RETRY_SECONDS = 5

/**
 * Stored files at the path that is their key, such as `/pictures/{id}/{file}`. They never change. Anyone may read them, or
 * anyone with a link that `isShown` knows by its query.
 */
export interface StoredFiles {
  readonly path: string
  /** By file extension; other files are not served. */
  readonly types: Readonly<Record<string, string>>
  /** Whether the file is public at present, checked on each request: a removed file is gone at once for everyone. */
  isShown(
    ctx: Context,
    params: Readonly<Record<string, string>>,
    query: Readonly<Record<string, string | undefined>>,
  ): Promise<boolean>
  /** Saved rather than opened in the browser, and never cached; for files that a link opens for a while. */
  readonly isDownload?: boolean
}

/** Registers one route for each kind of stored file. A scope without the API's plugins suffices. */
export function registerStoredFiles(app: FastifyInstance, ctx: Context, kinds: readonly StoredFiles[]): void {
  for (const { path, types, isShown, isDownload = false } of kinds) {
    app.get(fastifyPath(path), { config: { publicFile: path } }, async (request, reply) => {
      const key = (request.url.split('?', 1)[0] ?? '').slice(1)
      const type = types[key.slice(key.lastIndexOf('.') + 1)]
      reply.headers(safety)
      if (type === undefined || !isFileKey(key)) return refuse(reply, new Failure(platformErrors['not-found']))
      const tag = `"${key}"`
      const query = request.query as Record<string, string | undefined>
      if (!(await isShown(ctx, request.params as Record<string, string>, query)))
        return refuse(reply, new Failure(platformErrors['not-found']))
      if (isDownload) reply.header('cache-control', 'private, no-store').header('content-disposition', 'attachment')
      else reply.header('cache-control', `private, max-age=${HOUR_SECONDS}`).header('etag', tag)
      if (!isDownload && namesTag(request.headers['if-none-match'], tag)) return reply.code(304).send()
      const found = await open(ctx, request, key)
      if (found instanceof Failure) return refuse(reply, found)
      return reply.type(type).header('content-length', found.size).send(found.stream)
    })
  }
}

async function open(ctx: Context, request: FastifyRequest, key: string): Promise<OpenFile | Failure> {
  try {
    return (await ctx.files.get(key)) ?? new Failure(platformErrors['not-found'])
  } catch (error) {
    if (!(error instanceof FilesUnavailable)) throw error
    request.log.error({ err: error }, 'file not read')
    return new Failure(platformErrors.overloaded)
  }
}

function refuse(reply: FastifyReply, failure: Failure): FastifyReply {
  if (failure.status === 503) reply.header('retry-after', String(RETRY_SECONDS))
  reply.removeHeader('etag').removeHeader('content-disposition').header('cache-control', 'no-store')
  return reply.code(failure.status).type('text/plain; charset=utf-8').send(failure.message)
}

/** Uploads are data: they must run and load nothing, whatever opens them. */
const safety = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
}
