import type { QueryClient } from '@tanstack/react-query'
import { type LoaderFunctionArgs, redirect } from 'react-router'
import { type Api, ApiError } from '../../app/base/api.ts'
import { appOf } from '../../app/base/app-context.ts'
import { orPageError } from '../../app/page/page-error.ts'
import { jobsHref, redirectOf, viewOfAddress } from './base/jobs-address.ts'
import type { JobsView } from './base/jobs-view.ts'
import { countsQuery, insightsQuery, showsInsights, totalsQuery, viewQuery } from './base/queries.ts'

/**
 * Fills the query client for a list, and redirects every other form of its address. The server also waits for counts
 * and insights. The browser doesn't, because the page works without them.
 */
export async function jobsLoader({ request, context }: LoaderFunctionArgs): Promise<null> {
  const { api, queryClient } = appOf(context)
  const url = new URL(request.url)
  const view = viewOfAddress(url)
  const href = redirectOf(url)
  if (href !== undefined) throw redirect(href, url.searchParams.has('page') ? 301 : 302)
  const secondaryQueries = [
    queryClient.prefetchQuery(countsQuery(api, view)),
    ...(showsInsights(view) ? [queryClient.prefetchQuery(insightsQuery(api, view))] : []),
  ]
  await loadList(queryClient, api, view)
  if (typeof document === 'undefined') await Promise.all(secondaryQueries)
  return null
}

async function loadList(queryClient: QueryClient, api: Api, view: JobsView): Promise<void> {
  try {
    const { total } = await queryClient.ensureQueryData(viewQuery(api, view))
    if (total > 0) return
    // From the page, which is loading anyway: the route table, and with it this module, is a part of every page.
    const { chosenFilters } = await import('./jobs-page.tsx')
    const withoutFilter = chosenFilters(view, {}).map(({ without }) => without)
    if (withoutFilter.length > 0) await queryClient.prefetchQuery(totalsQuery(api, withoutFilter))
  } catch (error) {
    if (error instanceof ApiError && error.code === 'place-without-coordinates') {
      throw redirect(jobsHref({ ...view, radius: undefined }))
    }
    // In the browser, the page stays, shows the failure and offers a retry.
    if (typeof document !== 'undefined' && error instanceof ApiError && (error.status === 0 || error.status >= 500))
      return
    await orPageError(Promise.reject(error))
  }
}
