import { type LoaderFunctionArgs, redirect } from 'react-router'
import { appOf } from '../../app/base/app-context.ts'
import { orPageError, pageError, withoutInvalid } from '../../app/page/page-error.ts'
import { answersQuery, questionQuery, questionsQuery } from './queries.ts'
import { viewOfSearch } from './real-talk-address.ts'

/** Page 1 is the bare address, so that each page has one. */
function pageOf(url: string): string {
  const page = new URL(url).searchParams.get('page')
  if (page === '1') throw pageError(404)
  return page ?? '1'
}

/** The list as its address narrows it; what is invalid in that is left out. */
export async function listLoader({ request, context }: LoaderFunctionArgs): Promise<null> {
  const { api, queryClient } = appOf(context)
  const { pathname, search } = new URL(request.url)
  const asked = queryClient.ensureQueryData(questionsQuery(api, viewOfSearch(search), pageOf(request.url)))
  await orPageError(
    asked.catch((error: unknown) => {
      const valid = withoutInvalid(error, pathname, search)
      throw valid === undefined ? error : redirect(valid)
    }),
  )
  return null
}

/** A question with a page of its answers. */
export async function questionLoader({
  params: { icebreaker = '' },
  request,
  context,
}: LoaderFunctionArgs): Promise<null> {
  const { api, queryClient } = appOf(context)
  const page = pageOf(request.url)
  await Promise.all([
    orPageError(queryClient.ensureQueryData(questionQuery(api, icebreaker))),
    orPageError(queryClient.ensureQueryData(answersQuery(api, icebreaker, page))),
  ])
  return null
}
