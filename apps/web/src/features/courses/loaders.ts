import { type LoaderFunctionArgs, redirect } from 'react-router'
import { appOf } from '../../app/base/app-context.ts'
import { listOrPageError, pageOfPath } from '../../app/lists/list-loader.ts'
import { orPageError } from '../../app/page/page-error.ts'
import { COURSES, courseHref, viewOfSearch } from './courses-address.ts'
import { courseFiguresQuery, courseQuery, coursesQuery, reviewsQuery } from './queries.ts'

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

/** A course with its ratings; one that was merged redirects. */
export async function courseLoader({ params: { course: slug = '' }, context }: LoaderFunctionArgs): Promise<null> {
  const { api, queryClient } = appOf(context)
  const [course] = await Promise.all([
    orPageError(queryClient.ensureQueryData(courseQuery(api, slug))),
    queryClient.prefetchQuery(reviewsQuery(api, slug)),
  ])
  if (course.slug !== slug) throw redirect(courseHref(course.slug), 301)
  return null
}
