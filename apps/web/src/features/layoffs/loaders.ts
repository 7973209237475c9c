import { layoffList } from '@rise/contract/layoffs/list'
import { type LoaderFunctionArgs, redirect } from 'react-router'
import { appOf } from '../../app/base/app-context.ts'
import { neverStale, queryOf } from '../../app/base/query.ts'
import { loadList } from '../../app/lists/list-loader.ts'
import { orPageError } from '../../app/page/page-error.ts'
import { loadJobsNearby } from './layoff/nearby-query.ts'
import { layoffHref } from './tracker-address.ts'

/** Loads a page of the tracker, with the totals and the data of the chart. */
export const trackerLoader = (args: LoaderFunctionArgs) => loadList(layoffList, args, { needsFigures: true })

/**
 * Loads a layoff with the people affected who are visible to the viewer, and open jobs in its place. If it was merged
 * into another layoff, redirects there.
 */
export async function layoffLoader({ params: { layoff: slug = '' }, context }: LoaderFunctionArgs): Promise<null> {
  const app = appOf(context)
  const { api, queryClient } = app
  const [layoff] = await Promise.all([
    orPageError(queryClient.ensureQueryData(queryOf(api, 'GET /api/v1/layoffs/{slug}', { params: { slug } }))),
    queryClient.prefetchQuery(queryOf(api, 'GET /api/v1/layoffs/{slug}/people', { params: { slug } })),
  ])
  if (layoff.slug !== slug) throw redirect(layoffHref(layoff.slug), 301)
  await loadJobsNearby(app, layoff)
  return null
}

/** Loads the form's list of industries. */
export async function sendLoader({ context }: LoaderFunctionArgs): Promise<null> {
  const { api, queryClient } = appOf(context)
  await orPageError(queryClient.ensureQueryData(queryOf(api, 'GET /api/v1/company-options', {}, neverStale)))
  return null
}
