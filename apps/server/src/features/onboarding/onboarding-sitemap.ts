import { entryPath, onboardingEntries } from '@rise/contract/onboarding/kinds'
import type { Sitemap } from '../../platform/http/sitemap.ts'

/** The sign-up pages for professionals, which are public. */
export const onboardingSitemap: Sitemap = {
  name: 'joining',
  async parts() {
    return [{ number: 1 }]
  },
  async addresses(_, number) {
    return number === 1 ? onboardingEntries.map((entry) => ({ path: entryPath(entry), inEachLanguage: true })) : []
  },
}
