import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import { appOf } from '../../app/base/app-context.ts'
import { queryOf } from '../../app/base/query.ts'
import { orPageError } from '../../app/page/page-error.ts'

/**
 * Fills the query client for a job's page. A job that has been closed for 90 days responds with status 410, and stays
 * readable. The address of a job that was merged into another one redirects to that one.
 */
export async function jobLoader({ params: { job: slug = '' }, context }: LoaderFunctionArgs) {
  const { api, queryClient } = appOf(context)
  const { job } = await orPageError(
    queryClient.ensureQueryData(queryOf(api, 'GET /api/v1/jobs/{slug}', { params: { slug } })),
  )
  if (job.slug !== slug) throw redirect(`/jobs/${job.slug}`, 301)
  return data(null, { status: job.gone ? 410 : 200 })
}
