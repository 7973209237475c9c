import type { LoaderFunctionArgs } from 'react-router'
import { appOf } from '../../app/base/app-context.ts'
import { queryOf } from '../../app/base/query.ts'
import { listOrPageError, pageOfSearch } from '../../app/lists/list-loader.ts'
import { orPageError } from '../../app/page/page-error.ts'
import { forEveryone } from '../../app/viewed/use-viewed.ts'
import { answersQuery, highlightsQuery, questionsQuery } from './queries.ts'
import { answerOrderOf, hasHighlights, showsPolls, viewOfSearch } from './real-talk-address.ts'
import type { RealTalkSlots } from './real-talk-slots.ts'

/** Loads the list for the filters in its address, ignoring invalid ones; or the polls. */
export async function listLoader(
  { request, context }: LoaderFunctionArgs,
  slots: () => Promise<RealTalkSlots>,
): Promise<null> {
  const { api, queryClient } = appOf(context)
  if (showsPolls(new URL(request.url).search)) {
    await orPageError((await slots()).loadPolls(appOf(context)))
    return null
  }
  const view = viewOfSearch(new URL(request.url).search)
  const page = pageOfSearch(request.url)
  // Without them, the page has only the list.
  const highlights = hasHighlights(view, page) ? queryClient.ensureQueryData(highlightsQuery(api)) : undefined
  const questions = queryClient.ensureQueryData(questionsQuery(api, view, page))
  await Promise.all([listOrPageError(questions, request.url), highlights?.catch(() => undefined)])
  return null
}

/** Loads a question with a page of its answers. */
export async function questionLoader({
  params: { icebreaker = '' },
  request,
  context,
}: LoaderFunctionArgs): Promise<null> {
  const { api, queryClient } = appOf(context)
  const page = pageOfSearch(request.url)
  const sort = answerOrderOf(new URL(request.url).searchParams)
  await Promise.all([
    orPageError(
      queryClient.ensureQueryData(
        forEveryone(queryOf(api, 'GET /api/v1/questions/{slug}', { params: { slug: icebreaker } })),
      ),
    ),
    orPageError(queryClient.ensureQueryData(answersQuery(api, icebreaker, page, sort))),
  ])
  return null
}
