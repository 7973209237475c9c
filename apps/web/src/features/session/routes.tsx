import type { LoaderFunctionArgs, RouteObject } from 'react-router'
import { appOf } from '../../app/app-context.ts'
import { companiesQuery } from '../companies/index.ts'
import { facetsQuery, jobsQuery } from '../jobs/index.ts'

/** The home page is worth showing without its lists: what fails is left out. */
async function homeLoader({ context }: LoaderFunctionArgs): Promise<null> {
  const { api, queryClient } = appOf(context)
  await Promise.allSettled([
    queryClient.ensureQueryData(jobsQuery(api, {})),
    queryClient.ensureQueryData(companiesQuery(api)),
    queryClient.ensureQueryData(facetsQuery(api, 'all')),
  ])
  return null
}

export const sessionRoutes: RouteObject[] = [
  {
    id: '/',
    path: '/',
    loader: homeLoader,
    lazy: async () => ({ Component: (await import('./home-page.tsx')).HomePage }),
  },
]
