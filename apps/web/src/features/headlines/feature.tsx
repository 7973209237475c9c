import type { LoaderFunctionArgs, RouteObject } from 'react-router'
import type { WebFeature } from '../../app/feature.ts'
import type { PageHandle } from '../../app/page/page-handle.ts'

/** Loaded together with their pages, because every page of the product loads the table of routes. */
const loaders = () => import('./loaders.ts')
const headlinesLoader = async (args: LoaderFunctionArgs) => (await loaders()).headlinesLoader(args)
const headlinesPage = async () => ({ Component: (await import('./headlines-page.tsx')).HeadlinesPage })

const pages: RouteObject[] = [
  { id: '/headlines', path: '/headlines', loader: headlinesLoader, lazy: headlinesPage },
  { id: '/headlines/page/:number', path: '/headlines/page/:number', loader: headlinesLoader, lazy: headlinesPage },
  {
    id: '/headlines/:headline',
    path: '/headlines/:headline',
    loader: async (args) => (await loaders()).headlineLoader(args),
    lazy: async () => ({ Component: (await import('./headline-page.tsx')).HeadlinePage }),
  },
]

const ofCreator = (title: string): PageHandle => ({ gate: { access: 'creator' }, title })

/** Below the authenticated layout: where headlines are written. */
const memberPages: RouteObject[] = [
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

export const headlines: WebFeature = { pages, memberPages }
