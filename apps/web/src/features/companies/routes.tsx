import { type LoaderFunctionArgs, Navigate, type RouteObject, redirect, useParams } from 'react-router'
import { appOf } from '../../app/app-context.ts'
import { orPageError, pageError, withoutInvalid } from '../../app/page-error.ts'
import type { PageHandle } from '../../app/page-handle.ts'
import { jobsQuery } from '../jobs/index.ts'
import { narrowingsOf, viewOfSearch } from './companies-address.ts'
import { claimQuery, companiesQuery, companyCountsQuery, companyOptionsQuery, companyQuery } from './queries.ts'

/** Up to so many conditions the numbers beside the filters come with a page from the server. */
const COUNTED_AT_ONCE = 2

async function companiesLoader({ params: { number = '1' }, request, context }: LoaderFunctionArgs): Promise<null> {
  const { api, queryClient } = appOf(context)
  const { pathname, search } = new URL(request.url)
  // Page 1 is the bare address, so that each page has one.
  if (number === '1' && pathname !== '/companies') throw pageError(404)
  const view = viewOfSearch(search)
  const inBrowser = typeof document !== 'undefined'
  // Where much narrows it each condition is counted without itself: that would keep whoever waits for the page.
  const atOnce = narrowingsOf(view) <= COUNTED_AT_ONCE
  const counts = inBrowser || atOnce ? queryClient.prefetchQuery(companyCountsQuery(api, view)) : undefined
  await Promise.all([
    orPageError(
      queryClient.ensureQueryData(companiesQuery(api, number, view)).catch((error: unknown) => {
        const valid = withoutInvalid(error, pathname, search)
        throw valid === undefined ? error : redirect(valid)
      }),
    ),
    orPageError(queryClient.ensureQueryData(companyOptionsQuery(api))),
    // In the browser the numbers come after the list, which is what one waits for.
    ...(inBrowser ? [] : [counts]),
  ])
  return null
}

async function companyLoader({ params: { profile = '' }, request, context }: LoaderFunctionArgs) {
  const { api, queryClient } = appOf(context)
  const { searchParams, search } = new URL(request.url)
  const page = searchParams.get('page')
  if (page === '1') throw pageError(404)
  const company = await orPageError(queryClient.ensureQueryData(companyQuery(api, profile)))
  // By a former address.
  if (company.slug !== profile) throw redirect(`/company/${company.slug}${search}`, 301)
  await orPageError(queryClient.ensureQueryData(jobsQuery(api, { company: profile, page: page ?? 1 })))
  return null
}

async function joinLoader({ params: { profile = '' }, context }: LoaderFunctionArgs): Promise<null> {
  const { api, queryClient } = appOf(context)
  await orPageError(queryClient.ensureQueryData(companyQuery(api, profile)))
  return null
}

async function claimLoader({ params: { slug = '' }, context }: LoaderFunctionArgs): Promise<null> {
  const { api, queryClient } = appOf(context)
  await orPageError(queryClient.ensureQueryData(claimQuery(api, slug)))
  return null
}

const companiesPage = async () => ({ Component: (await import('./companies-page.tsx')).CompaniesPage })

export const companiesRoutes: RouteObject[] = [
  { id: '/companies', path: '/companies', loader: companiesLoader, lazy: companiesPage },
  { id: '/companies/page/:number', path: '/companies/page/:number', loader: companiesLoader, lazy: companiesPage },
  {
    id: '/company/onboarding/:slug',
    path: '/company/onboarding/:slug',
    loader: claimLoader,
    lazy: async () => ({ Component: (await import('./claim-page.tsx')).ClaimPage }),
  },
  {
    id: '/company/:profile',
    path: '/company/:profile',
    loader: companyLoader,
    lazy: async () => ({ Component: (await import('./company-page.tsx')).CompanyPage }),
  },
  {
    id: '/company/:profile/join',
    path: '/company/:profile/join',
    loader: joinLoader,
    lazy: async () => ({ Component: (await import('./join-page.tsx')).JoinPage }),
  },
]

const handleOf = (title: string) => ({ gate: { access: 'employer' }, title }) satisfies PageHandle

/** Addresses of the same pages without their common part. */
function ToDesk({ part }: { part: string }) {
  const { profile = '' } = useParams()
  return <Navigate to={`/company/${profile}/edit/${part}`} replace />
}

/** Below the authenticated layout: where a team works on its company. */
export const companyDeskRoutes: RouteObject[] = [
  {
    id: '/company/onboarding/job-posting',
    path: '/company/onboarding/job-posting',
    handle: handleOf('Your jobs on Rise'),
    lazy: async () => ({ Component: (await import('./posting/posting-page.tsx')).PostingPage }),
  },
  {
    id: '/company/:profile?/edit',
    path: '/company/:profile?/edit',
    handle: handleOf('Your company'),
    lazy: async () => ({ Component: (await import('./desk/desk-page.tsx')).DeskPage }),
  },
  {
    id: '/company/:profile?/edit/edit-overview',
    path: '/company/:profile?/edit/edit-overview',
    handle: handleOf('Edit the page'),
    lazy: async () => ({ Component: (await import('./desk/overview-page.tsx')).OverviewPage }),
  },
  {
    id: '/company/:profile?/edit/jobs',
    path: '/company/:profile?/edit/jobs',
    handle: handleOf('Jobs'),
    lazy: async () => ({ Component: (await import('./desk/jobs-page.tsx')).DeskJobsPage }),
  },
  {
    id: '/company/:profile?/edit/team',
    path: '/company/:profile?/edit/team',
    handle: handleOf('Team'),
    lazy: async () => ({ Component: (await import('./desk/team-page.tsx')).TeamPage }),
  },
  {
    id: '/company/:profile?/edit/preview',
    path: '/company/:profile?/edit/preview',
    handle: handleOf('Preview'),
    lazy: async () => ({ Component: (await import('./desk/preview-page.tsx')).PreviewPage }),
  },
  {
    id: '/company/:profile/edit-overview',
    path: '/company/:profile/edit-overview',
    handle: handleOf('Edit the page'),
    element: <ToDesk part="edit-overview" />,
  },
  {
    id: '/company/:profile/preview',
    path: '/company/:profile/preview',
    handle: handleOf('Preview'),
    element: <ToDesk part="preview" />,
  },
]
