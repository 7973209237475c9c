import type { RouteObject } from 'react-router'
import type { PageHandle } from '../../app/page/page-handle.ts'

/** Loaders come with their pages: every page of the product loads the table of routes. */
const loaders = () => import('./loaders.ts')

export const sessionRoutes: RouteObject[] = [
  {
    id: '/',
    path: '/',
    loader: async (args) => (await loaders()).homeLoader(args),
    lazy: async () => ({ Component: (await import('../home/home-page.tsx')).HomePage }),
  },
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
    id: '/company/onboarding',
    path: '/company/onboarding',
    lazy: async () => ({
      Component: (await import('../companies/onboarding/company-onboarding-page.tsx')).CompanyOnboardingPage,
    }),
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
    loader: async (args) => (await loaders()).invitationLoader(args),
    lazy: async () => ({ Component: (await import('./invitation-page.tsx')).InvitationPage }),
  },
]

/** Below the authenticated layout. */
export const memberSessionRoutes: RouteObject[] = [
  {
    id: '/settings',
    path: '/settings',
    handle: { gate: { access: 'auth' }, title: 'Settings' } satisfies PageHandle,
    lazy: async () => ({ Component: (await import('../settings/settings-page.tsx')).SettingsPage }),
  },
]
