import type { RouteObject } from 'react-router'

/** The legal texts that an installation owes its visitors. */
export const legalRoutes: RouteObject[] = [
  {
    id: '/privacy',
    path: '/privacy',
    lazy: async () => ({ Component: (await import('./privacy-page.tsx')).PrivacyPage }),
  },
  {
    id: '/terms',
    path: '/terms',
    lazy: async () => ({ Component: (await import('./terms-page.tsx')).TermsPage }),
  },
]
