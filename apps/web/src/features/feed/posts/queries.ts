import type { FeedCursorPage, FeedPost } from '@rise/contract/feed/shapes'
import { type InfiniteData, infiniteQueryOptions, type QueryClient } from '@tanstack/react-query'
import type { Api } from '../../../app/base/api.ts'
import { keyOf, queryOf, type ReadKey } from '../../../app/base/query.ts'
import { endsAfterNew, type FeedView, feedViewOf } from './feed-address.ts'

/** The queries that change with a post. The first steps include saying hello. */
export const postKeys: readonly ReadKey[] = ['GET /api/v1/posts', 'GET /api/v1/posts/{id}', 'GET /api/v1/feed/welcome']

/** How long a list stays in the cache, so that a member who returns finds the same position in it. */
const CACHE_MS = 30 * 60_000
/** How often an open page checks for newer posts. */
const CHECK_MS = 60_000

type Feed = InfiniteData<FeedCursorPage, string>

function feedKey({ tab, tag }: Partial<FeedView>) {
  return [...keyOf('GET /api/v1/posts', { query: { tab, tag } }), 'pages']
}

/**
 * The feed in pages. A refetch uses the same snapshot time, so that nothing moves while someone reads. `loadNewerPosts`
 * takes a new snapshot.
 */
export function feedQuery(api: Api, queryClient: QueryClient, { tab, tag }: FeedView) {
  const queryKey = feedKey({ tab, tag })
  return infiniteQueryOptions({
    queryKey,
    gcTime: CACHE_MS,
    queryFn: async ({ pageParam }) => {
      const first = queryClient.getQueryData<Feed>(queryKey)?.pages[0]
      const query = { tab, tag, before: pageParam || undefined, at: first?.readAt, since: first?.since ?? undefined }
      return (await api('GET /api/v1/posts', { query })).result
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  })
}

/** How long the jobs, questions and events between posts stay the same. */
const PICKS_MS = 5 * 60_000

/** The query for the jobs, questions and events between posts, and for the news at the feed's ending. */
export function picksQuery(api: Api) {
  return queryOf(api, 'GET /api/v1/feed/picks', {}, { staleTime: PICKS_MS, gcTime: CACHE_MS })
}

/** Prefetches the part of the feed that the address names, the picks between its posts, and the first steps above. */
export async function prefetchFeed(api: Api, queryClient: QueryClient): Promise<void> {
  const view = feedViewOf(new URLSearchParams(window.location.search))
  await Promise.all([
    queryClient.prefetchInfiniteQuery(feedQuery(api, queryClient, view)),
    queryClient.prefetchQuery(queryOf(api, 'GET /api/v1/feed/welcome')),
    ...(endsAfterNew(view) ? [queryClient.prefetchQuery(picksQuery(api))] : []),
  ])
}

/** Fetches the first page as of now, which includes newer posts, and replaces the list with it. */
export async function loadNewerPosts(api: Api, queryClient: QueryClient, { tab, tag }: FeedView): Promise<void> {
  const queryKey = feedKey({ tab, tag })
  const since = queryClient.getQueryData<Feed>(queryKey)?.pages[0]?.readAt
  const { result } = await api('GET /api/v1/posts', { query: { tab, tag, since } })
  queryClient.setQueryData<Feed>(queryKey, { pages: [result], pageParams: [''] })
}

/** Discards the lists' snapshots: the next fetch uses the current time. */
export function resetFeed(queryClient: QueryClient): Promise<void> {
  return queryClient.resetQueries({ queryKey: keyOf('GET /api/v1/posts') })
}

/**
 * Refetches the list of saved posts when it is next opened. An open list still shows a removed post, but refetches
 * after a post was added, because it may have been opened before that.
 */
export function resetSavedPosts(queryClient: QueryClient, isAddition: boolean): Promise<void> {
  return queryClient.invalidateQueries({
    queryKey: feedKey({ tab: 'saved' }),
    refetchType: isAddition ? 'active' : 'none',
  })
}

/** Updates a post in every list that shows it; null removes it. */
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

/** The number of posts newer than a list. */
export function newerQuery(api: Api, { tab, tag }: FeedView, readAt: string | undefined) {
  return queryOf(
    api,
    'GET /api/v1/posts/newer',
    { query: { tab, tag, since: readAt ?? '' } },
    {
      enabled: readAt !== undefined && tab !== 'saved',
      // The query also polls, because the socket may have been disconnected.
      refetchInterval: CHECK_MS,
      refetchOnWindowFocus: true,
    },
  )
}
