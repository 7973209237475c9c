import type { PublicFile } from './files.ts'

const DAY_SECONDS = 86_400

/**
 * `/robots.txt` (RFC 9309): everything that everybody may see, besides the API's calls; where the sitemap is. A trial
 * installation wants no crawler at all.
 *
 * @param gatedPaths of pages behind a sign-in, `:` for a parameter
 */
export function robotsFile(gatedPaths: readonly string[]): PublicFile {
  return {
    path: '/robots.txt',
    type: 'text/plain; charset=utf-8',
    cacheSeconds: DAY_SECONDS,
    async make({ config }) {
      if (config.staging) return { body: 'User-agent: *\nDisallow: /\n' }
      const lines = [
        'User-agent: *',
        'Allow: /',
        'Allow: /api/docs',
        'Allow: /api/openapi.json',
        'Disallow: /api/',
        'Disallow: /dev/',
        ...gatedPaths.toSorted().flatMap(linesOf),
        '',
        `Sitemap: ${config.publicUrl}/sitemap.xml`,
      ]
      return { body: `${lines.join('\n')}\n` }
    },
  }
}

/** The page itself, with or without a query: what lies below it or only begins alike may be public. */
function linesOf(path: string): string[] {
  const pattern = path.replaceAll(/:(?=\/|$)/g, '*')
  return [`Disallow: ${pattern}$`, `Disallow: ${pattern}?`]
}
