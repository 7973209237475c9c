import { type Message, msg } from '@rise/texts'
import type { LoaderFunctionArgs, RouteObject } from 'react-router'
import type { FooterLink } from '../../app/base/frame-slots.ts'
import type { WebFeature } from '../../app/feature.ts'
import type { PageHandle } from '../../app/page/page-handle.ts'

const loaders = () => import('./loaders.ts')
const headlinesLoader = async (args: LoaderFunctionArgs) => (await loaders()).headlinesLoader(args)
const headlinesPage = async () => ({ Component: (await import('./headlines-page.tsx')).HeadlinesPage })

const pages: RouteObject[] = [
  { path: '/headlines', loader: headlinesLoader, lazy: headlinesPage },
  { path: '/headlines/page/:number', loader: headlinesLoader, lazy: headlinesPage },
  {
    path: '/headlines/:headline',
    loader: async (args) => (await loaders()).headlineLoader(args),
    lazy: async () => ({ Component: (await import('./headline-page.tsx')).HeadlinePage }),
  },
]

const ofCreator = (title: Message): PageHandle => ({ gate: { access: 'creator' }, title })

/** The pages in the authenticated layout: those for writing headlines. */
const memberPages: RouteObject[] = [
  {
    path: '/headlines/create',
    handle: ofCreator(msg('Create a headline')),
    lazy: async () => ({ Component: (await import('./create-page.tsx')).CreatePage }),
  },
  {
    path: '/headlines/create/link',
    handle: ofCreator(msg('Share a link')),
    lazy: async () => ({ Component: (await import('./create-link-page.tsx')).CreateLinkPage }),
  },
  {
    path: '/headlines/create/manual',
    handle: ofCreator(msg('Write an article')),
    lazy: async () => ({ Component: (await import('./create-manual-page.tsx')).CreateManualPage }),
  },
  {
    path: '/headlines/create/manual/preview',
    handle: ofCreator(msg('Preview of your article')),
    lazy: async () => ({ Component: (await import('./preview-page.tsx')).PreviewPage }),
  },
  {
    path: '/headlines/:headline/edit',
    handle: { gate: { access: 'owner' }, title: msg('Edit a headline') } satisfies PageHandle,
    lazy: async () => ({ Component: (await import('./edit-page.tsx')).EditPage }),
  },
]

export const headlines: WebFeature = { pages, memberPages }

export const headlinesInFooter: FooterLink = { to: '/headlines', label: msg('Headlines') }
