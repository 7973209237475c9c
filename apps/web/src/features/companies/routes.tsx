import type { LoaderFunctionArgs, RouteObject } from 'react-router'
import { appOf } from '../../app/app-context.ts'
import { orPageError, pageError } from '../../app/page-error.ts'
import { jobsQuery } from '../jobs/index.ts'
import { companiesQuery, companyQuery } from './queries.ts'

async function companiesLoader({ params: { number = '1' }, request, context }: LoaderFunctionArgs): Promise<null> {
  const { api, queryClient } = appOf(context)
  // Page 1 is the bare address, so that each page has one.
  if (number === '1' && new URL(request.url).pathname !== '/companies') throw pageError(404)
  await orPageError(queryClient.ensureQueryData(companiesQuery(api, number)))
  return null
}

async function companyLoader({ params: { profile = '' }, request, context }: LoaderFunctionArgs): Promise<null> {
  const { api, queryClient } = appOf(context)
  const page = new URL(request.url).searchParams.get('page')
  if (page === '1') throw pageError(404)
  await Promise.all([
    orPageError(queryClient.ensureQueryData(companyQuery(api, profile))),
    orPageError(queryClient.ensureQueryData(jobsQuery(api, { company: profile, page: page ?? 1 }))),
  ])
  return null
}

const companiesPage = async () => ({ Component: (await import('./companies-page.tsx')).CompaniesPage })

export const companiesRoutes: RouteObject[] = [
  { id: '/companies', path: '/companies', loader: companiesLoader, lazy: companiesPage },
  { id: '/companies/page/:number', path: '/companies/page/:number', loader: companiesLoader, lazy: companiesPage },
  {
    id: '/company/:profile',
    path: '/company/:profile',
    loader: companyLoader,
    lazy: async () => ({ Component: (await import('./company-page.tsx')).CompanyPage }),
  },
]
