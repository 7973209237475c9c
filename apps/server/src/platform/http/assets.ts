import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const YEAR_SECONDS = 31_536_000
const DAY_SECONDS = 86_400

/**
 * Serves the files of the web build. Those under `/assets` have a hash in their name and stay in browsers for ever; the
 * rest (icons) for a day. A file with a `.br` or `.gz` beside it is sent as that.
 */
export async function registerAssets(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    index: false,
    globIgnore: ['**/index.html', '**/*.br', '**/*.gz'],
    preCompressed: true,
    cacheControl: false,
    // Redundant beside the entity tag, which each of a page's scripts already has.
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
