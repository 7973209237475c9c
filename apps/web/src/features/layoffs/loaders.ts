import { layoffList } from '@rise/contract/layoffs/list'
import { type LoaderFunctionArgs, redirect } from 'react-router'
import { appOf } from '../../app/base/app-context.ts'
import { queryOf, unchanging } from '../../app/base/query.ts'
import { listOrPageError, partOfAddress } from '../../app/lists/list-loader.ts'
import { figuresQuery, itemsQuery } from '../../app/lists/list-queries.ts'
import { orPageError } from '../../app/page/page-error.ts'
import { layoffHref } from './tracker-address.ts'

/** A page of the tracker with its numbers. */
export async function trackerLoader({ request, context }: LoaderFunctionArgs): Promise<null> {
  const { api, queryClient } = appOf(context)
  const { page, view } = partOfAddress(layoffList, request.url)
  await Promise.all([
    listOrPageError(queryClient.ensureQueryData(itemsQuery(api, layoffList, view, page)), request.url),
    queryClient.prefetchQuery(figuresQuery(api, layoffList, view)),
  ])
  return null
}

/** A layoff with the people whom everyone may find; one that was merged redirects. */
export async function layoffLoader({ params: { layoff: slug = '' }, context }: LoaderFunctionArgs): Promise<null> {
  const { api, queryClient } = appOf(context)
  const [layoff] = await Promise.all([
    orPageError(queryClient.ensureQueryData(queryOf(api, 'GET /api/v1/layoffs/{slug}', { params: { slug } }))),
    queryClient.prefetchQuery(queryOf(api, 'GET /api/v1/layoffs/{slug}/people', { params: { slug } })),
  ])
  if (layoff.slug !== slug) throw redirect(layoffHref(layoff.slug), 301)
  return null
}

/** The form's list of industries. */
export async function sendLoader({ context }: LoaderFunctionArgs): Promise<null> {
  const { api, queryClient } = appOf(context)
  await orPageError(queryClient.ensureQueryData(queryOf(api, 'GET /api/v1/company-options', {}, unchanging)))
  return null
}
