import { type LoaderFunctionArgs, redirect } from 'react-router'
import { appOf } from '../../app/base/app-context.ts'
import { orPageError, pageError } from '../../app/page/page-error.ts'
import { headlineHref, headlinesHref } from './headlines-address.ts'
import { headlineQuery, headlinesQuery } from './queries.ts'

/** A page of the list; an author's former address leads to the present one. */
export async function headlinesLoader({
  params: { number = '1' },
  request,
  context,
}: LoaderFunctionArgs): Promise<null> {
  const { api, queryClient } = appOf(context)
  const { pathname, searchParams } = new URL(request.url)
  // Page 1 is the bare address, so that each page has one.
  if (number === '1' && pathname !== '/headlines') throw pageError(404)
  const author = searchParams.get('author') ?? undefined
  const { author: named } = await orPageError(queryClient.ensureQueryData(headlinesQuery(api, number, author)))
  if (named && named.slug !== author) throw redirect(headlinesHref(Number(number), named.slug), 301)
  return null
}

/** A former address leads to the present one. */
export async function headlineLoader({ params: { headline = '' }, context }: LoaderFunctionArgs): Promise<null> {
  const { api, queryClient } = appOf(context)
  const { slug } = await orPageError(queryClient.ensureQueryData(headlineQuery(api, headline)))
  if (slug !== headline) throw redirect(headlineHref(slug), 301)
  return null
}
