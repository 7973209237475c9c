import type { RouteObject } from 'react-router'
import { companiesRoutes } from '../features/companies/routes.tsx'
import { facetsQuery } from '../features/jobs/index.ts'
import { jobsRoutes } from '../features/jobs/routes.tsx'
import { sessionRoutes } from '../features/session/routes.tsx'
import { appOf } from './app-context.ts'
import { developerRoutes } from './developer/routes.tsx'
import { ErrorPage } from './error-page.tsx'
import { AdminLayout, AuthenticatedLayout, DefaultLayout } from './layouts.tsx'
import { pageError } from './page-error.ts'

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
      await Promise.allSettled([
        queryClient.ensureQueryData(facetsQuery(api, 'all')),
        queryClient.ensureQueryData(facetsQuery(api, 'remote')),
      ])
      return null
    },
    shouldRevalidate: () => false,
    children: [
      ...sessionRoutes,
      ...jobsRoutes,
      ...companiesRoutes,
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
  { id: 'authenticated', Component: AuthenticatedLayout, ErrorBoundary: ErrorPage, children: [] },
  { id: 'admin', Component: AdminLayout, ErrorBoundary: ErrorPage, children: [] },
]
