import type { Sitemap } from '../../platform/http/sitemap.ts'

/** Lists the page that introduces the digest. */
export const digestSitemap: Sitemap = {
  name: 'digest',
  parts: async () => [{ number: 1 }],
  addresses: async (_, number) => (number === 1 ? [{ path: '/jobs/digest', inEachLanguage: true }] : []),
}
