import type { RouteObject } from 'react-router'
import type { WebFeature } from '../../app/feature.ts'
import type { PageHandle } from '../../app/page/page-handle.ts'

const pages: RouteObject[] = [
  {
    id: '/events',
    path: '/events',
    loader: async (args) => (await import('./loaders.ts')).eventsLoader(args),
    lazy: async () => ({ Component: (await import('./list/events-page.tsx')).EventsPage }),
  },
  {
    id: '/events/:event',
    path: '/events/:event',
    loader: async (args) => (await import('./loaders.ts')).eventLoader(args),
    lazy: async () => ({ Component: (await import('./event/event-page.tsx')).EventPage }),
  },
]

/** Below the authenticated layout: where events are written and looked after. */
const memberPages: RouteObject[] = [
  {
    id: '/events/create',
    path: '/events/create',
    handle: { gate: { access: 'creator' }, title: 'Announce an event' } satisfies PageHandle,
    lazy: async () => ({ Component: (await import('./writing/create-page.tsx')).CreatePage }),
  },
  {
    id: '/events/create/preview',
    path: '/events/create/preview',
    handle: { gate: { access: 'creator' }, title: 'Preview of your event' } satisfies PageHandle,
    lazy: async () => ({ Component: (await import('./writing/preview-page.tsx')).PreviewPage }),
  },
  {
    id: '/events/:event/edit',
    path: '/events/:event/edit',
    handle: { gate: { access: 'owner' }, title: 'Edit an event' } satisfies PageHandle,
    lazy: async () => ({ Component: (await import('./writing/edit-page.tsx')).EditPage }),
  },
]

export const events: WebFeature = { pages, memberPages }
