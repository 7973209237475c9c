import { type LoaderFunctionArgs, redirect } from 'react-router'
import { appOf } from '../../../app/base/app-context.ts'
import { queryOf } from '../../../app/base/query.ts'
import { orPageError } from '../../../app/page/page-error.ts'
import { courseHref } from '../courses-address.ts'

/** Loads a course with its ratings. If it was merged into another course, redirects there. */
export async function courseLoader({ params: { course: slug = '' }, context }: LoaderFunctionArgs): Promise<null> {
  const { api, queryClient } = appOf(context)
  const [course] = await Promise.all([
    orPageError(queryClient.ensureQueryData(queryOf(api, 'GET /api/v1/courses/{slug}', { params: { slug } }))),
    queryClient.prefetchQuery(
      queryOf(api, 'GET /api/v1/courses/{slug}/reviews', { params: { slug }, query: { page: 1 } }),
    ),
  ])
  if (course.slug !== slug) throw redirect(courseHref(course.slug), 301)
  return null
}
