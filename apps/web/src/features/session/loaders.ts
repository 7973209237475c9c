import type { LoaderFunctionArgs } from 'react-router'
import { appOf } from '../../app/base/app-context.ts'
import { queryOf } from '../../app/base/query.ts'
import { orPageError } from '../../app/page/page-error.ts'

/** Loads the inviter. */
export async function invitationLoader({ params, context }: LoaderFunctionArgs): Promise<null> {
  const { api, queryClient } = appOf(context)
  await orPageError(
    queryClient.ensureQueryData(
      queryOf(api, 'GET /api/v1/invitations/{slug}', { params: { slug: params.invitedBy ?? '' } }),
    ),
  )
  return null
}
