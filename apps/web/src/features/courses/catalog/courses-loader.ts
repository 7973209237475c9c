import type { LoaderFunctionArgs } from 'react-router'
import { appOf } from '../../../app/base/app-context.ts'
import { listOrPageError, pageOfPath } from '../../../app/lists/list-loader.ts'
import { COURSES, viewOfSearch } from '../courses-address.ts'
import { courseFiguresQuery, coursesQuery } from '../queries.ts'

/** A page of the catalog with its numbers. */
export async function coursesLoader({ params: { number }, request, context }: LoaderFunctionArgs): Promise<null> {
  const { api, queryClient } = appOf(context)
  const page = pageOfPath(number, request.url, COURSES)
  const view = viewOfSearch(new URL(request.url).search)
  await Promise.all([
    listOrPageError(queryClient.ensureQueryData(coursesQuery(api, page, view)), request.url),
    queryClient.prefetchQuery(courseFiguresQuery(api, view)),
  ])
  return null
}
