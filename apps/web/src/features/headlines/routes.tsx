import { type LoaderFunctionArgs, type RouteObject, redirect } from 'react-router'
import { appOf } from '../../app/app-context.ts'
import { orPageError, pageError } from '../../app/page-error.ts'
import type { PageHandle } from '../../app/page-handle.ts'
import { headlineHref, headlinesHref } from './headlines-address.ts'
import { headlineQuery, headlinesQuery } from './queries.ts'

async function headlinesLoader({ params: { number = '1' }, request, context }: LoaderFunctionArgs): Promise<null> {
  const { api, queryClient } = appOf(context)
  const { pathname, searchParams } = new URL(request.url)
  // Page 1 is the bare address, so that each page has one.
  if (number === '1' && pathname !== '/headlines') throw pageError(404)
  const author = searchParams.get('author') ?? undefined
  const { author: named } = await orPageError(queryClient.ensureQueryData(headlinesQuery(api, number, author)))
  // By a former address.
  if (named && named.slug !== author) throw redirect(headlinesHref(Number(number), named.slug), 301)
  return null
}

/** A former address leads to the present one. */
async function headlineLoader({ params: { headline = '' }, context }: LoaderFunctionArgs): Promise<null> {
  const { api, queryClient } = appOf(context)
  const { slug } = await orPageError(queryClient.ensureQueryData(headlineQuery(api, headline)))
  if (slug !== headline) throw redirect(headlineHref(slug), 301)
  return null
}

const headlinesPage = async () => ({ Component: (await import('./headlines-page.tsx')).HeadlinesPage })

export const headlinesRoutes: RouteObject[] = [
  { id: '/headlines', path: '/headlines', loader: headlinesLoader, lazy: headlinesPage },
  { id: '/headlines/page/:number', path: '/headlines/page/:number', loader: headlinesLoader, lazy: headlinesPage },
  {
    id: '/headlines/:headline',
    path: '/headlines/:headline',
    loader: headlineLoader,
    lazy: async () => ({ Component: (await import('./headline-page.tsx')).HeadlinePage }),
  },
]

const ofCreator = (title: string): PageHandle => ({ gate: { access: 'creator' }, leadsHome: true, title })

/** Below the authenticated layout: where headlines are written. */
export const memberHeadlinesRoutes: RouteObject[] = [
  {
    id: '/headlines/create',
    path: '/headlines/create',
    handle: ofCreator('Create a headline'),
    lazy: async () => ({ Component: (await import('./create-page.tsx')).CreatePage }),
  },
  {
    id: '/headlines/create/link',
    path: '/headlines/create/link',
    handle: ofCreator('Share a link'),
    lazy: async () => ({ Component: (await import('./create-link-page.tsx')).CreateLinkPage }),
  },
  {
    id: '/headlines/create/manual',
    path: '/headlines/create/manual',
    handle: ofCreator('Write an article'),
    lazy: async () => ({ Component: (await import('./create-manual-page.tsx')).CreateManualPage }),
  },
  {
    id: '/headlines/create/manual/preview',
    path: '/headlines/create/manual/preview',
    handle: ofCreator('Preview of your article'),
    lazy: async () => ({ Component: (await import('./preview-page.tsx')).PreviewPage }),
  },
  {
    id: '/headlines/:headline/edit',
    path: '/headlines/:headline/edit',
    handle: { gate: { access: 'owner' }, title: 'Edit a headline' } satisfies PageHandle,
    lazy: async () => ({ Component: (await import('./edit-page.tsx')).EditPage }),
  },
]
