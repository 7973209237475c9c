import { type LoaderFunctionArgs, redirect } from 'react-router'
import { appOf } from '../../app/base/app-context.ts'
import { EVERYONE } from '../../app/base/per-member.ts'
import { orPageError } from '../../app/page/page-error.ts'
import { caseQuery } from './queries.ts'

/** A case has one address; its slug alone, former addresses, and those under another name redirect to it. */
export async function caseLoader({ params, context }: LoaderFunctionArgs): Promise<null> {
  const { api, queryClient } = appOf(context)
  const slug = params.case ?? ''
  const found = await orPageError(queryClient.ensureQueryData(caseQuery(api, slug, EVERYONE)))
  const isHere = found.slug === slug && found.author.slug === params.profile
  if (!isHere) throw redirect(`/professional/${found.author.slug}/portfolio/${found.slug}`, 301)
  return null
}
