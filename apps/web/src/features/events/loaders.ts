import { eventList } from '@rise/contract/events/list'
import { type LoaderFunctionArgs, redirect } from 'react-router'
import { appOf } from '../../app/base/app-context.ts'
import { queryOf } from '../../app/base/query.ts'
import { loadList } from '../../app/lists/list-loader.ts'
import { orPageError } from '../../app/page/page-error.ts'
import { eventHref } from './events-address.ts'

// The page needs the counts to choose between the filters and the shortcuts.
export const eventsLoader = (args: LoaderFunctionArgs) => loadList(eventList, args, { needsFigures: true })

/** Redirects a former address to the current one. */
export async function eventLoader({ params: { event = '' }, context }: LoaderFunctionArgs): Promise<null> {
  const { api, queryClient } = appOf(context)
  const { slug } = await orPageError(
    queryClient.ensureQueryData(queryOf(api, 'GET /api/v1/events/{slug}', { params: { slug: event } })),
  )
  if (slug !== event) throw redirect(eventHref(slug), 301)
  return null
}
