import type { LoaderFunctionArgs, RouteObject } from 'react-router'
import { appOf } from '../../app/app-context.ts'
import { orPageError } from '../../app/page-error.ts'
import type { PageHandle } from '../../app/page-handle.ts'
import { companiesQuery } from '../companies/index.ts'
import { facetsQuery, jobsQuery } from '../jobs/index.ts'
import { questionsQuery } from '../real-talk/index.ts'
import { invitationQuery } from './queries.ts'

/** The home page is worth showing without its lists: what fails is left out. */
async function homeLoader({ context }: LoaderFunctionArgs): Promise<null> {
  const { api, queryClient } = appOf(context)
  await Promise.allSettled([
    queryClient.ensureQueryData(jobsQuery(api, {})),
    queryClient.ensureQueryData(companiesQuery(api)),
    queryClient.ensureQueryData(facetsQuery(api, 'all')),
    queryClient.ensureQueryData(questionsQuery(api)),
  ])
  return null
}

async function invitationLoader({ params, context }: LoaderFunctionArgs): Promise<null> {
  const { api, queryClient } = appOf(context)
  await orPageError(queryClient.ensureQueryData(invitationQuery(api, params.invitedBy ?? '')))
  return null
}

export const sessionRoutes: RouteObject[] = [
  {
    id: '/',
    path: '/',
    loader: homeLoader,
    lazy: async () => ({ Component: (await import('./home-page.tsx')).HomePage }),
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
    lazy: async () => ({ Component: (await import('./company-onboarding-page.tsx')).CompanyOnboardingPage }),
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
    loader: invitationLoader,
    lazy: async () => ({ Component: (await import('./invitation-page.tsx')).InvitationPage }),
  },
]

/** Below the authenticated layout. */
export const memberSessionRoutes: RouteObject[] = [
  {
    id: '/settings',
    path: '/settings',
    handle: { gate: { access: 'auth' }, title: 'Settings' } satisfies PageHandle,
    lazy: async () => ({ Component: (await import('./settings-page.tsx')).SettingsPage }),
  },
]
