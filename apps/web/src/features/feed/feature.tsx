import { msg } from '@rise/texts'
import type { RouteObject } from 'react-router'
import type { WebFeature } from '../../app/feature.ts'
import type { PageHandle } from '../../app/page/page-handle.ts'
import type { DeedWordsSlot } from '../connections/index.ts'
import { FeedSkeleton } from './feed-skeleton.tsx'

/** Loads the words for deeds, with the page that shows them. */
type DeedWordsOf = () => Promise<DeedWordsSlot>

const pages: RouteObject[] = [
  {
    path: '/feed/:post',
    loader: async (args) => (await import('./loaders.ts')).postLoader(args),
    lazy: async () => ({ Component: (await import('./post-page.tsx')).PostPage }),
  },
]

/** The pages in the authenticated layout, for every role. */
const memberPages = (deedWords: DeedWordsOf): RouteObject[] => [
  {
    path: '/feed',
    handle: {
      gate: { access: 'auth' },
      title: msg('Community'),
      heading: { width: 'shell' },
      Skeleton: FeedSkeleton,
      prepare: async (...app) => (await import('./posts/queries.ts')).prefetchFeed(...app),
    } satisfies PageHandle,
    lazy: async () => {
      const [{ FeedPage }, words] = await Promise.all([import('./feed-page.tsx'), deedWords()])
      return { element: <FeedPage deedWords={words} /> }
    },
  },
]

export const feed = ({ deedWords }: { readonly deedWords: DeedWordsOf }): WebFeature => ({
  pages,
  memberPages: memberPages(deedWords),
})
