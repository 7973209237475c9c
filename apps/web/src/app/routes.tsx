import type { RouteObject } from 'react-router'
import { adminRoutes } from '../features/admin/feature.tsx'
import { badgesRoutes } from '../features/badges/feature.tsx'
import { companiesRoutes, companyDeskRoutes } from '../features/companies/feature.tsx'
import { connectionsRoutes } from '../features/connections/feature.tsx'
import { headlinesRoutes, memberHeadlinesRoutes } from '../features/headlines/feature.tsx'
import { jobsRoutes } from '../features/jobs/feature.tsx'
import { popularQuery } from '../features/jobs/index.ts'
import { newsletterRoutes } from '../features/newsletter/feature.tsx'
import { notificationsRoutes } from '../features/notifications/feature.tsx'
import { plansRoutes } from '../features/plans/feature.tsx'
import { memberProfessionalsRoutes, professionalsRoutes } from '../features/professionals/feature.tsx'
import { memberRealTalkRoutes, realTalkRoutes } from '../features/real-talk/feature.tsx'
import { memberSessionRoutes, sessionRoutes } from '../features/session/feature.tsx'
import { appOf } from './base/app-context.ts'
import { developerRoutes } from './developer/routes.tsx'
import { ErrorPage } from './error/error-page.tsx'
import { DefaultLayout } from './frame/layouts.tsx'
import { legalRoutes } from './legal/routes.tsx'
import { pageError } from './page/page-error.ts'
import { knowRoutes } from './page/route-exists.ts'

/** Every page of the product. Each route has an id, so that server and browser agree on which one failed. */
export const routes: RouteObject[] = [
  {
    id: 'default',
    Component: DefaultLayout,
    ErrorBoundary: ErrorPage,
    // Pages come rendered; only development starts from an empty one.
    HydrateFallback: () => null,
    // The footer's links; a page without them is still a page.
    loader: async ({ context }) => {
      const { api, queryClient } = appOf(context)
      await queryClient.ensureQueryData(popularQuery(api)).catch(() => undefined)
      return null
    },
    shouldRevalidate: () => false,
    children: [
      ...sessionRoutes,
      ...jobsRoutes,
      ...companiesRoutes,
      ...professionalsRoutes,
      // After those of cases and claims, whose slug may be `badges`.
      ...badgesRoutes,
      ...realTalkRoutes,
      ...headlinesRoutes,
      ...newsletterRoutes,
      ...legalRoutes,
      ...developerRoutes,
      {
        id: 'unmatched',
        path: '*',
        loader: () => {
          throw pageError(404, { unmatched: true })
        },
      },
    ],
  },
  // Below these two the server renders an empty shell: no loaders, pages ask for their data by query.
  {
    id: 'authenticated',
    lazy: async () => ({ Component: (await import('./frame/gated-layouts.tsx')).AuthenticatedLayout }),
    ErrorBoundary: ErrorPage,
    children: [
      ...memberSessionRoutes,
      ...plansRoutes,
      ...connectionsRoutes,
      ...notificationsRoutes,
      ...memberProfessionalsRoutes,
      ...memberRealTalkRoutes,
      ...memberHeadlinesRoutes,
      ...companyDeskRoutes,
    ],
  },
  {
    id: 'admin',
    lazy: async () => ({ Component: (await import('./frame/gated-layouts.tsx')).AdminLayout }),
    ErrorBoundary: ErrorPage,
    children: adminRoutes,
  },
]

knowRoutes(routes)
