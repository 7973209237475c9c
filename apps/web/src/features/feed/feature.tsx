import type { RouteObject } from 'react-router'
import type { WebFeature } from '../../app/feature.ts'
import type { PageHandle } from '../../app/page/page-handle.ts'

const pages: RouteObject[] = [
  {
    path: '/feed/:post',
    loader: async (args) => (await import('./loaders.ts')).postLoader(args),
    lazy: async () => ({ Component: (await import('./post-page.tsx')).PostPage }),
  },
]

/** Below the authenticated layout: for every role. */
const memberPages: RouteObject[] = [
  {
    path: '/feed',
    handle: {
      gate: { access: 'auth' },
      title: 'Community',
      prepare: async (...app) => (await import('./queries.ts')).prepareFeed(...app),
    } satisfies PageHandle,
    lazy: async () => ({ Component: (await import('./feed-page.tsx')).FeedPage }),
  },
]

export const feed: WebFeature = { pages, memberPages }
