import { data, type LoaderFunctionArgs } from 'react-router'
import { appOf } from '../../app/app-context.ts'
import { orPageError } from '../../app/page-error.ts'
import { jobQuery } from './queries.ts'

/** Fills the query client for a job's page; one closed for 90 days answers 410 and stays readable. */
export async function jobLoader({ params: { job: slug = '' }, context }: LoaderFunctionArgs) {
  const { api, queryClient } = appOf(context)
  const { job } = await orPageError(queryClient.ensureQueryData(jobQuery(api, slug)))
  return data(null, { status: job.gone ? 410 : 200 })
}
