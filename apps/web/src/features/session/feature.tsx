import type { RouteObject } from 'react-router'
import type { WebFeature } from '../../app/feature.ts'

const pages: RouteObject[] = [
  {
    id: '/login',
    path: '/login',
    lazy: async () => ({ Component: (await import('./login-page.tsx')).LoginPage }),
  },
  {
    id: '/signup/appacademy',
    path: '/signup/appacademy',
    lazy: async () => ({ Component: (await import('./academy-page.tsx')).AcademyPage }),
  },
  {
    id: '/reset',
    path: '/reset',
    lazy: async () => ({ Component: (await import('./reset-page.tsx')).ResetPage }),
  },
  {
    id: '/confirm',
    path: '/confirm',
    lazy: async () => ({ Component: (await import('./confirm-page.tsx')).ConfirmPage }),
  },
  {
    id: '/restore',
    path: '/restore',
    lazy: async () => ({ Component: (await import('./restore-page.tsx')).RestorePage }),
  },
  {
    id: '/i/:invitedBy',
    path: '/i/:invitedBy',
    loader: async (args) => (await import('./loaders.ts')).invitationLoader(args),
    lazy: async () => ({ Component: (await import('./invitation-page.tsx')).InvitationPage }),
  },
]

export const session: WebFeature = { pages }
