import { type LoaderFunctionArgs, redirect } from 'react-router'
import { appOf } from '../../app/base/app-context.ts'
import { queryOf } from '../../app/base/query.ts'
import { pageOfPath } from '../../app/lists/list-loader.ts'
import { orPageError } from '../../app/page/page-error.ts'
import { headlineHref, headlinesHref } from './headlines-address.ts'

/** Loads a page of the list; redirects an author's former address to the current one. */
export async function headlinesLoader({ params: { number }, request, context }: LoaderFunctionArgs): Promise<null> {
  const { api, queryClient } = appOf(context)
  const page = pageOfPath(number, request.url, '/headlines')
  const author = new URL(request.url).searchParams.get('author') ?? undefined
  const { author: namedAuthor } = await orPageError(
    queryClient.ensureQueryData(
      queryOf(api, 'GET /api/v1/headlines', { query: { page, ...(author !== undefined && { author }) } }),
    ),
  )
  if (namedAuthor && namedAuthor.slug !== author) throw redirect(headlinesHref(Number(page), namedAuthor.slug), 301)
  return null
}

/** Loads a headline; redirects a former address to the current one. */
export async function headlineLoader({ params: { headline = '' }, context }: LoaderFunctionArgs): Promise<null> {
  const { api, queryClient } = appOf(context)
  const { slug } = await orPageError(
    queryClient.ensureQueryData(queryOf(api, 'GET /api/v1/headlines/{slug}', { params: { slug: headline } })),
  )
  if (slug !== headline) throw redirect(headlineHref(slug), 301)
  return null
}
