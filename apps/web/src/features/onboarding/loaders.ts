import type { LoaderFunctionArgs } from 'react-router'
import { appOf } from '../../app/base/app-context.ts'
import { inviterQuery } from './queries.ts'

/** Loads the inviter with the page; an address that names no one does no harm. */
export async function inviterLoader({ params: { invitedBy = '' }, context }: LoaderFunctionArgs): Promise<null> {
  const { api, queryClient } = appOf(context)
  await queryClient.ensureQueryData(inviterQuery(api, invitedBy)).catch(() => undefined)
  return null
}
