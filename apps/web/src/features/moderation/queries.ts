import type { QueuePart } from '@rise/contract/moderation/kinds'
import type { Review } from '@rise/contract/moderation/shapes'
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Api } from '../../app/base/api.ts'

/** Asked again so often while the page is in sight. */
const REFRESH_MS = 30_000

/** How much waits in the queue. */
export function numbersQuery(api: Api) {
  return queryOptions({
    queryKey: ['admin', 'reviews', 'numbers'],
    queryFn: async () => (await api('GET /api/v1/admin/reviews/numbers', {})).result,
    refetchInterval: REFRESH_MS,
  })
}

/** A part of the queue. */
export function reviewsQuery(api: Api, part: QueuePart) {
  return infiniteQueryOptions({
    queryKey: ['admin', 'reviews', 'list', part],
    queryFn: async ({ pageParam }) => {
      const query = { part, ...(pageParam !== null && { before: pageParam }) }
      return (await api('GET /api/v1/admin/reviews', { query })).result
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    refetchInterval: REFRESH_MS,
  })
}

/** One of them, opened. Each fetch is recorded, so it is fetched only once. */
export function reviewQuery(api: Api, id: string) {
  return queryOptions({
    queryKey: ['admin', 'review', id],
    queryFn: async () => (await api('GET /api/v1/admin/reviews/{id}', { params: { id } })).result,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  })
}

/** Appeals that wait for an answer. */
export function appealsQuery(api: Api) {
  return queryOptions({
    queryKey: ['admin', 'appeals'],
    queryFn: async () => (await api('GET /api/v1/admin/appeals', {})).result.items,
    refetchInterval: REFRESH_MS,
  })
}

/** The word filter. */
export function wordRulesQuery(api: Api) {
  return queryOptions({
    queryKey: ['admin', 'word-rules'],
    queryFn: async () => (await api('GET /api/v1/admin/word-rules', {})).result.items,
  })
}

/** Shows a review as a reply says it is, and fetches the lists again. */
export async function keepReview(queryClient: QueryClient, review: Review): Promise<void> {
  queryClient.setQueryData(['admin', 'review', review._id], review)
  await queryClient.invalidateQueries({ queryKey: ['admin', 'reviews'] })
}
