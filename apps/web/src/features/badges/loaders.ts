import { type LoaderFunctionArgs, redirect } from 'react-router'
import { appOf } from '../../app/base/app-context.ts'
import { orPageError } from '../../app/page/page-error.ts'
import { type BadgeOwner, badgesHref, badgesQuery } from './queries.ts'

/** Redirects a former address to the current one. */
export async function badgesLoader(
  of: BadgeOwner,
  { params: { profile = '' }, context }: LoaderFunctionArgs,
): Promise<null> {
  const { api, queryClient } = appOf(context)
  const { slug } = await orPageError(queryClient.ensureQueryData(badgesQuery(api, of, profile)))
  if (slug !== profile) throw redirect(badgesHref(of, slug), 301)
  return null
}
