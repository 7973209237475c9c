import { platformErrors } from '@rise/contract/errors'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import { Failure } from '../failure.ts'
import { FilesUnavailable, isFileKey, type OpenFile } from '../files/files.ts'
import { namesTag } from './pages.ts'
import { fastifyPath } from './routes.ts'

/**
 * How long the viewer's browser may cache a file. Shared caches may not, because they might serve a file that has been
 * removed since.
 */
const HOUR_SECONDS = 3_600
const RETRY_SECONDS = 5

/**
 * Stored files, such as `/pictures/{id}/{file}`, for anyone who has their address. A file never changes. An address may
 * contain a signed link, which `find` verifies.
 */
export interface StoredFiles {
  readonly path: string
  /** The media types by file extension; files with other extensions are not served. */
  readonly types: Readonly<Record<string, string>>
  /** Returns the file at an address. Called on each request, so that a removed file is no longer served. */
  find(ctx: Context, params: Readonly<Record<string, string>>): Promise<FoundFile | undefined>
}

interface FoundFile {
  readonly key: string
  /** The file's name when it is downloaded; undefined if the file is part of a page. */
  readonly name?: string
}

/** Registers one route for each kind of stored file. A scope without the API's plugins suffices. */
export function registerStoredFiles(app: FastifyInstance, ctx: Context, kinds: readonly StoredFiles[]): void {
  for (const { path, types, find } of kinds) {
    app.get(fastifyPath(path), { config: { publicFile: path } }, async (request, reply) => {
      reply.headers(safety)
      const { key = '', name } = (await find(ctx, request.params as Record<string, string>)) ?? {}
      const type = types[key.slice(key.lastIndexOf('.') + 1)]
      if (type === undefined || !isFileKey(key)) return sendRefusal(reply, new Failure(platformErrors['not-found']))
      const tag = `"${key}"`
      if (name === undefined) reply.header('cache-control', `private, max-age=${HOUR_SECONDS}`).header('etag', tag)
      else reply.header('cache-control', 'private, no-store').header('content-disposition', asDownload(name))
      if (name === undefined && namesTag(request.headers['if-none-match'], tag)) return reply.code(304).send()
      const file = await open(ctx, request, key)
      if (file instanceof Failure) return sendRefusal(reply, file)
      return reply.type(type).header('content-length', file.size).send(file.stream)
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

function sendRefusal(reply: FastifyReply, failure: Failure): FastifyReply {
  if (failure.status === 503) reply.header('retry-after', String(RETRY_SECONDS))
  reply.removeHeader('etag').removeHeader('content-disposition').header('cache-control', 'no-store')
  return reply.code(failure.status).type('text/plain; charset=utf-8').send(failure.message)
}

/**
 * Returns the header for a download (RFC 6266): the name as people wrote it, in the only form that can contain any
 * name.
 */
function asDownload(name: string): string {
  const encodedName = encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
  return `attachment; filename*=UTF-8''${encodedName}`
}

/** The headers of an upload. Uploads are data, so they must not run or load anything in any program that opens them. */
const safety = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
}
