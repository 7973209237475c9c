import type { LoaderFunctionArgs } from 'react-router'
import { appOf } from '../../app/base/app-context.ts'
import { orPageError } from '../../app/page/page-error.ts'
import { companiesQuery } from '../companies/index.ts'
import { facetsQuery, jobsQuery } from '../jobs/index.ts'
import { questionsQuery } from '../real-talk/index.ts'
import { invitationQuery } from './queries.ts'

/** The home page is worth showing without its lists: what fails is left out. */
export async function homeLoader({ context }: LoaderFunctionArgs): Promise<null> {
  const { api, queryClient } = appOf(context)
  await Promise.allSettled([
    queryClient.ensureQueryData(jobsQuery(api, {})),
    queryClient.ensureQueryData(companiesQuery(api)),
    queryClient.ensureQueryData(facetsQuery(api, 'all')),
    queryClient.ensureQueryData(questionsQuery(api)),
  ])
  return null
}

/** Who invites. */
export async function invitationLoader({ params, context }: LoaderFunctionArgs): Promise<null> {
  const { api, queryClient } = appOf(context)
  await orPageError(queryClient.ensureQueryData(invitationQuery(api, params.invitedBy ?? '')))
  return null
}
