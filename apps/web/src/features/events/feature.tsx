import { msg } from '@rise/texts'
import type { RouteObject } from 'react-router'
import type { FooterLink } from '../../app/base/frame-slots.ts'
import type { WebFeature } from '../../app/feature.ts'
import type { PageHandle } from '../../app/page/page-handle.ts'

const loaders = () => import('./loaders.ts')

const pages: RouteObject[] = [
  {
    path: '/events',
    loader: async (args) => (await loaders()).eventsLoader(args),
    lazy: async () => ({ Component: (await import('./list/events-page.tsx')).EventsPage }),
  },
  {
    path: '/events/:event',
    loader: async (args) => (await loaders()).eventLoader(args),
    lazy: async () => ({ Component: (await import('./event/event-page.tsx')).EventPage }),
  },
]

/** The pages in the authenticated layout: those for writing and managing events. */
const memberPages: RouteObject[] = [
  {
    path: '/events/create',
    handle: { gate: { access: 'creator' }, title: msg('Announce an event') } satisfies PageHandle,
    lazy: async () => ({ Component: (await import('./writing/create-page.tsx')).CreatePage }),
  },
  {
    path: '/events/create/preview',
    handle: { gate: { access: 'creator' }, title: msg('Preview of your event') } satisfies PageHandle,
    lazy: async () => ({ Component: (await import('./writing/preview-page.tsx')).PreviewPage }),
  },
  {
    path: '/events/:event/edit',
    handle: { gate: { access: 'owner' }, title: msg('Edit an event') } satisfies PageHandle,
    lazy: async () => ({ Component: (await import('./writing/edit-page.tsx')).EditPage }),
  },
]

export const events: WebFeature = { pages, memberPages }

export const eventsInFooter: FooterLink = { to: '/events', label: msg('Events') }
