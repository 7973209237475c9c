import { type LoaderFunctionArgs, type RouteObject, redirect } from 'react-router'
import { appOf } from '../../app/app-context.ts'
import { orPageError, pageError, withoutInvalid } from '../../app/page-error.ts'
import type { PageHandle } from '../../app/page-handle.ts'
import { answersQuery, questionQuery, questionsQuery } from './queries.ts'
import { viewOfSearch } from './real-talk-address.ts'

/** Page 1 is the bare address, so that each page has one. */
function pageOf(url: string): string {
  const page = new URL(url).searchParams.get('page')
  if (page === '1') throw pageError(404)
  return page ?? '1'
}

async function listLoader({ request, context }: LoaderFunctionArgs): Promise<null> {
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

async function questionLoader({ params: { icebreaker = '' }, request, context }: LoaderFunctionArgs): Promise<null> {
  const { api, queryClient } = appOf(context)
  const page = pageOf(request.url)
  await Promise.all([
    orPageError(queryClient.ensureQueryData(questionQuery(api, icebreaker))),
    orPageError(queryClient.ensureQueryData(answersQuery(api, icebreaker, page))),
  ])
  return null
}

export const realTalkRoutes: RouteObject[] = [
  {
    id: '/real-talk',
    path: '/real-talk',
    loader: listLoader,
    lazy: async () => ({ Component: (await import('./real-talk-page.tsx')).RealTalkPage }),
  },
  {
    id: '/real-talk/:icebreaker',
    path: '/real-talk/:icebreaker',
    loader: questionLoader,
    lazy: async () => ({ Component: (await import('./question-page.tsx')).QuestionPage }),
  },
]

/** Below the authenticated layout. */
export const memberRealTalkRoutes: RouteObject[] = [
  {
    id: '/real-talk/create',
    path: '/real-talk/create',
    handle: {
      gate: { access: 'creator', confirmed: true },
      title: 'Ask a question',
    } satisfies PageHandle,
    lazy: async () => ({ Component: (await import('./ask-page.tsx')).AskPage }),
  },
]
