import { type LoaderFunctionArgs, redirect } from 'react-router'
import { appOf } from '../../app/base/app-context.ts'
import { queryOf } from '../../app/base/query.ts'
import { orPageError } from '../../app/page/page-error.ts'
import { forEveryone } from '../../app/viewed/use-viewed.ts'
import type { StorySlots } from './story/story-slots.ts'

/** Loads a story with the parts of other features; redirects a former address to the current one. */
export async function storyLoader(
  { params: { profile = '' }, context }: LoaderFunctionArgs,
  slots: StorySlots,
): Promise<null> {
  const app = appOf(context)
  const story = await orPageError(
    app.queryClient.ensureQueryData(
      forEveryone(queryOf(app.api, 'GET /api/v1/professionals/{slug}/story', { params: { slug: profile } })),
    ),
  )
  if (story.slug !== profile) throw redirect(`/professional/${story.slug}`, 301)
  // Loads the parts of other features; the page works without them.
  await slots.load(app, profile).catch(() => undefined)
  return null
}
