import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const YEAR_SECONDS = 31_536_000
const DAY_SECONDS = 86_400

/**
 * Serves the files of the web build. Those under `/assets` have a hash in their name and never expire in browsers; the
 * rest (icons) expire after a day. A file with a `.br` or `.gz` next to it is sent in that encoding.
 */
export async function registerAssets(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    index: false,
    globIgnore: ['**/index.html', '**/*.br', '**/*.gz'],
    preCompressed: true,
    cacheControl: false,
    // Redundant with the entity tag, which each of a page's scripts already has.
    lastModified: false,
    acceptRanges: false,
    setHeaders: (reply, path) => {
      const hashed = /[\\/]assets[\\/]/.test(path)
      reply.header(
        'cache-control',
        hashed ? `public, max-age=${YEAR_SECONDS}, immutable` : `public, max-age=${DAY_SECONDS}`,
      )
      reply.header('x-content-type-options', 'nosniff')
    },
  })
}
