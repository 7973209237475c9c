import type { Sitemap } from '../../platform/http/sitemap.ts'

/** What smart apply does, and the way to begin: pages for everyone. */
export const smartApplySitemap: Sitemap = {
  name: 'smart-apply',
  async parts() {
    return [{ number: 1 }]
  },
  async addresses(_, number) {
    return number === 1 ? ['/smart-apply', '/smart-apply/onboarding'].map((path) => ({ path })) : []
  },
}
