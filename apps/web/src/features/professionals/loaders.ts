import { type LoaderFunctionArgs, redirect } from 'react-router'
import { appOf } from '../../app/base/app-context.ts'
import { orPageError } from '../../app/page/page-error.ts'
import { inviterQuery } from '../onboarding/queries.ts'
import { caseQuery, EVERYBODY, portfolioQuery, storyQuery } from './queries.ts'

/** A former address leads to the present one. */
export async function storyLoader({ params: { profile = '' }, context }: LoaderFunctionArgs): Promise<null> {
  const { api, queryClient } = appOf(context)
  const story = await orPageError(queryClient.ensureQueryData(storyQuery(api, profile, EVERYBODY)))
  if (story.slug !== profile) throw redirect(`/professional/${story.slug}`, 301)
  // A part of the page, which is still a page without it.
  await queryClient.ensureQueryData(portfolioQuery(api, profile)).catch(() => undefined)
  return null
}

/** A case has one address; its slug alone, former ones, and those with another's name lead there. */
export async function caseLoader({ params, context }: LoaderFunctionArgs): Promise<null> {
  const { api, queryClient } = appOf(context)
  const slug = params.case ?? ''
  const found = await orPageError(queryClient.ensureQueryData(caseQuery(api, slug, EVERYBODY)))
  const isHere = found.slug === slug && found.author.slug === params.profile
  if (!isHere) throw redirect(`/professional/${found.author.slug}/portfolio/${found.slug}`, 301)
  return null
}

/** Who invited is shown with the page; an address that names nobody does no harm. */
export async function inviterLoader({ params: { invitedBy = '' }, context }: LoaderFunctionArgs): Promise<null> {
  const { api, queryClient } = appOf(context)
  await queryClient.ensureQueryData(inviterQuery(api, invitedBy)).catch(() => undefined)
  return null
}
