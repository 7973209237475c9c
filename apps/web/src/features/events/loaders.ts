import { eventList } from '@rise/contract/events/list'
import { type LoaderFunctionArgs, redirect } from 'react-router'
import { appOf } from '../../app/base/app-context.ts'
import { queryOf } from '../../app/base/query.ts'
import { listOrPageError, partOfAddress } from '../../app/lists/list-loader.ts'
import { figuresQuery, itemsQuery } from '../../app/lists/list-queries.ts'
import { orPageError } from '../../app/page/page-error.ts'
import { eventHref } from './events-address.ts'

/** A page of the list. The numbers of its filters are known for all events; the browser asks for those of fewer. */
export async function eventsLoader({ request, context }: LoaderFunctionArgs): Promise<null> {
  const { api, queryClient } = appOf(context)
  const { page, view } = partOfAddress(eventList, request.url)
  await Promise.all([
    listOrPageError(queryClient.ensureQueryData(itemsQuery(api, eventList, view, page)), request.url),
    eventList.isNarrowed(view) ? undefined : queryClient.prefetchQuery(figuresQuery(api, eventList, view)),
  ])
  return null
}

/** Redirects a former address to the present one. */
export async function eventLoader({ params: { event = '' }, context }: LoaderFunctionArgs): Promise<null> {
  const { api, queryClient } = appOf(context)
  const { slug } = await orPageError(
    queryClient.ensureQueryData(queryOf(api, 'GET /api/v1/events/{slug}', { params: { slug: event } })),
  )
  if (slug !== event) throw redirect(eventHref(slug), 301)
  return null
}
