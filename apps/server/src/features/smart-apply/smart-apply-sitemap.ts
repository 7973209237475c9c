import type { Sitemap } from '../../platform/http/sitemap.ts'

/** The public pages about smart apply. */
export const smartApplySitemap: Sitemap = {
  name: 'smart-apply',
  async parts() {
    return [{ number: 1 }]
  },
  async addresses(_, number) {
    return number === 1
      ? ['/smart-apply', '/smart-apply/onboarding'].map((path) => ({ path, inEachLanguage: true }))
      : []
  },
}
