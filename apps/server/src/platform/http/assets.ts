import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const YEAR_SECONDS = 31_536_000
const DAY_SECONDS = 86_400

/**
 * Serves the files of the web build, which are in one folder for each language. Those under `/assets` have a hash in their name and expire in browsers after a
 * year; the rest, such as icons, expire after a day. A file with a `.br` or `.gz` next to it is sent in that encoding
 * to browsers that accept it.
 */
export async function registerAssets(app: FastifyInstance, folders: readonly string[]): Promise<void> {
  await app.register(fastifyStatic, {
    root: [...folders],
    wildcard: false,
    index: false,
    globIgnore: ['**/index.html', '**/*.br', '**/*.gz'],
    preCompressed: true,
    cacheControl: false,
    // The entity tag suffices.
    lastModified: false,
    acceptRanges: false,
    setHeaders: (reply, path) => {
      const isHashed = /[\\/]assets[\\/]/.test(path)
      reply.header(
        'cache-control',
        isHashed ? `public, max-age=${YEAR_SECONDS}, immutable` : `public, max-age=${DAY_SECONDS}`,
      )
      reply.header('x-content-type-options', 'nosniff')
    },
  })
}
