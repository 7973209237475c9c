import { type LoaderFunctionArgs, redirect } from 'react-router'
import { appOf } from '../../app/base/app-context.ts'
import { queryOf, unchanging } from '../../app/base/query.ts'
import { listOrPageError, pageOfPath, pageOfSearch } from '../../app/lists/list-loader.ts'
import { orPageError } from '../../app/page/page-error.ts'
import { narrowingsOf, viewOfSearch } from './companies-address.ts'
import type { CompanySlots } from './company-slots.ts'
import { companiesQuery, companyCountsQuery } from './queries.ts'

/** Up to this many filters, the counts arrive with the server's page. */
const COUNTED_AT_ONCE = 2

/** Loads a page of the list, with the numbers beside its filters; ignores invalid parts of the address. */
export async function companiesLoader({ params: { number }, request, context }: LoaderFunctionArgs): Promise<null> {
  const { api, queryClient } = appOf(context)
  const page = pageOfPath(number, request.url, '/companies')
  const view = viewOfSearch(new URL(request.url).search)
  const inBrowser = typeof document !== 'undefined'
  // With many filters, each is counted without itself, which would delay the page.
  const atOnce = narrowingsOf(view) <= COUNTED_AT_ONCE
  const counts = inBrowser || atOnce ? queryClient.prefetchQuery(companyCountsQuery(api, view)) : undefined
  await Promise.all([
    listOrPageError(queryClient.ensureQueryData(companiesQuery(api, page, view)), request.url),
    orPageError(queryClient.ensureQueryData(queryOf(api, 'GET /api/v1/company-options', {}, unchanging))),
    // In the browser the numbers come after the list, because people wait for the list.
    ...(inBrowser ? [] : [counts]),
  ])
  return null
}

/** A company with a page of its jobs. */
export async function companyLoader(
  { params: { profile = '' }, request, context }: LoaderFunctionArgs,
  { built }: CompanySlots,
): Promise<null> {
  const { api, queryClient } = appOf(context)
  const { search } = new URL(request.url)
  const page = pageOfSearch(request.url)
  const company = await orPageError(
    queryClient.ensureQueryData(queryOf(api, 'GET /api/v1/companies/{slug}', { params: { slug: profile } })),
  )
  // Requested by a former address.
  if (company.slug !== profile) throw redirect(`/company/${company.slug}${search}`, 301)
  await Promise.all([
    orPageError(queryClient.ensureQueryData(queryOf(api, 'GET /api/v1/jobs', { query: { company: profile, page } }))),
    built.load({ api, queryClient }, company),
  ])
  return null
}

/** Loads the company of an invitation. */
export async function joinLoader({ params: { profile = '' }, context }: LoaderFunctionArgs): Promise<null> {
  const { api, queryClient } = appOf(context)
  await orPageError(
    queryClient.ensureQueryData(queryOf(api, 'GET /api/v1/companies/{slug}', { params: { slug: profile } })),
  )
  return null
}

/** Loads the page to claim. */
export async function claimLoader({ params: { slug = '' }, context }: LoaderFunctionArgs): Promise<null> {
  const { api, queryClient } = appOf(context)
  await orPageError(
    queryClient.ensureQueryData(queryOf(api, 'GET /api/v1/companies/{slug}/claim', { params: { slug } })),
  )
  return null
}
