import type { RouteObject } from 'react-router'

/** The legal texts that an installation owes its visitors. */
export const legalRoutes: RouteObject[] = [
  {
    path: '/privacy',
    lazy: async () => ({ Component: (await import('./privacy-page.tsx')).PrivacyPage }),
  },
  {
    path: '/terms',
    lazy: async () => ({ Component: (await import('./terms-page.tsx')).TermsPage }),
  },
]
