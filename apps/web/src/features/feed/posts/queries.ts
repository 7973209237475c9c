import type { FeedPost, FeedStretch } from '@rise/contract/feed/shapes'
import { type InfiniteData, infiniteQueryOptions, type QueryClient } from '@tanstack/react-query'
import type { Api } from '../../../app/base/api.ts'
import { keyOf, queryOf, type ReadKey } from '../../../app/base/query.ts'
import { type FeedView, feedViewOf } from './feed-address.ts'

/** What shows posts. */
export const postKeys: readonly ReadKey[] = ['GET /api/v1/posts', 'GET /api/v1/posts/{id}', 'GET /api/v1/feed/welcome']

/** A member who comes back finds the list, and the place in it. */
const KEPT_MS = 30 * 60_000
/** How often an open page looks for newer posts by itself. */
const LOOK_MS = 60_000

type Feed = InfiniteData<FeedStretch, string>

function feedKey({ tab, tag }: Partial<FeedView>) {
  return [...keyOf('GET /api/v1/posts', { query: { tab, tag } }), 'pages']
}

/**
 * The feed, a stretch after the other. Fetched again it is of the same moment, so that nothing moves while someone reads:
 * `askForNewer` goes on to the present.
 */
export function feedQuery(api: Api, queryClient: QueryClient, { tab, tag }: FeedView) {
  const queryKey = feedKey({ tab, tag })
  return infiniteQueryOptions({
    queryKey,
    gcTime: KEPT_MS,
    queryFn: async ({ pageParam }) => {
      const first = queryClient.getQueryData<Feed>(queryKey)?.pages[0]
      const query = { tab, tag, before: pageParam || undefined, at: first?.readAt, since: first?.since ?? undefined }
      return (await api('GET /api/v1/posts', { query })).result
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  })
}

/** Asks for the part of the feed that the address names. */
export function prepareFeed(api: Api, queryClient: QueryClient): Promise<void> {
  const view = feedViewOf(new URLSearchParams(window.location.search))
  return queryClient.prefetchInfiniteQuery(feedQuery(api, queryClient, view))
}

/** Fetches the first stretch of the present moment, with what is newer than the list on top, and shows it instead. */
export async function askForNewer(api: Api, queryClient: QueryClient, { tab, tag }: FeedView): Promise<void> {
  const queryKey = feedKey({ tab, tag })
  const since = queryClient.getQueryData<Feed>(queryKey)?.pages[0]?.readAt
  const { result } = await api('GET /api/v1/posts', { query: { tab, tag, since } })
  queryClient.setQueryData<Feed>(queryKey, { pages: [result], pageParams: [''] })
}

/** Forgets what lists showed: the next look is of its own moment. */
export function forgetFeed(queryClient: QueryClient): Promise<void> {
  return queryClient.resetQueries({ queryKey: keyOf('GET /api/v1/posts') })
}

/**
 * The list of saved posts is fetched again when it is opened. One that is open keeps what was taken off, but shows what was
 * added: it may have been opened before the post was saved.
 */
export function forgetSaved(queryClient: QueryClient, added: boolean): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: feedKey({ tab: 'saved' }), refetchType: added ? 'active' : 'none' })
}

/** Changes a post in every list that shows it; null takes it away. */
export function changeInLists(
  queryClient: QueryClient,
  id: string,
  change: ((post: FeedPost) => FeedPost) | null,
): void {
  queryClient.setQueriesData<Feed>({ queryKey: keyOf('GET /api/v1/posts') }, (feed) => {
    if (!feed) return feed
    const pages = feed.pages.map((page) => ({
      ...page,
      items: page.items.flatMap((entry) => {
        if (entry.type !== 'post' || entry._id !== id) return [entry]
        return change ? [change(entry)] : []
      }),
    }))
    return { ...feed, pages }
  })
}

/** How many posts are newer than a list. */
export function newerQuery(api: Api, { tab, tag }: FeedView, readAt: string | undefined) {
  return queryOf(
    api,
    'GET /api/v1/posts/newer',
    { query: { tab, tag, since: readAt ?? '' } },
    {
      enabled: readAt !== undefined && tab !== 'saved',
      // Besides what the socket says, which may have been away.
      refetchInterval: LOOK_MS,
      refetchOnWindowFocus: true,
    },
  )
}
