import { companyList } from '@rise/contract/companies/list'
import { type LoaderFunctionArgs, redirect } from 'react-router'
import { appOf } from '../../app/base/app-context.ts'
import { neverStale, queryOf } from '../../app/base/query.ts'
import { loadList, pageOfSearch } from '../../app/lists/list-loader.ts'
import { itemsQuery } from '../../app/lists/list-queries.ts'
import { orPageError } from '../../app/page/page-error.ts'
import type { CompanySlots } from './company-slots.ts'
import { exampleJobsQuery } from './onboarding/example-jobs.ts'

/** Loads a page of the list, with the options of its filters. */
export async function companiesLoader(args: LoaderFunctionArgs): Promise<null> {
  const { api, queryClient } = appOf(args.context)
  await Promise.all([
    loadList(companyList, args),
    orPageError(queryClient.ensureQueryData(queryOf(api, 'GET /api/v1/company-options', {}, neverStale))),
  ])
  return null
}

/** Loads a company with a page of its jobs. */
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
  // The requested address is a former one.
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

/** Loads the ways to claim a page. */
export async function claimLoader({ params: { slug = '' }, context }: LoaderFunctionArgs): Promise<null> {
  const { api, queryClient } = appOf(context)
  await orPageError(
    queryClient.ensureQueryData(queryOf(api, 'GET /api/v1/companies/{slug}/claim', { params: { slug } })),
  )
  return null
}

/** Loads the companies that are here already, and the jobs of the first. If that fails, the page has only the form. */
export async function joinAsCompanyLoader({ context }: LoaderFunctionArgs): Promise<null> {
  const { api, queryClient } = appOf(context)
  const companies = await queryClient.ensureQueryData(itemsQuery(api, companyList)).catch(() => undefined)
  const example = companies?.items[0]
  if (example) await queryClient.prefetchQuery(exampleJobsQuery(api, example.slug))
  return null
}
