import type { LoaderFunctionArgs } from 'react-router'
import { appOf } from '../../app/base/app-context.ts'
import { orPageError } from '../../app/page/page-error.ts'
import { invitationQuery } from './queries.ts'

/** Loads the inviter. */
export async function invitationLoader({ params, context }: LoaderFunctionArgs): Promise<null> {
  const { api, queryClient } = appOf(context)
  await orPageError(queryClient.ensureQueryData(invitationQuery(api, params.invitedBy ?? '')))
  return null
}
