import type { PublicFile } from './files.ts'

const DAY_SECONDS = 86_400

/**
 * Serves `/robots.txt` (RFC 9309): disallows the API (except its documentation), developer pages and pages that require
 * a login, and names the sitemap. A trial installation refuses all crawlers.
 * @param gatedPaths of pages that require a login, with `:` for a parameter
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

/**
 * Returns rules that refuse only the page itself, with or without a query, because pages below it, or with the same
 * beginning, may be public.
 */
function linesOf(path: string): string[] {
  const pattern = path.replaceAll(/:(?=\/|$)/g, '*')
  return [`Disallow: ${pattern}$`, `Disallow: ${pattern}?`]
}
