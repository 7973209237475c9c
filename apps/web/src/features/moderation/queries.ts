import type { Review } from '@rise/contract/moderation/shapes'
import type { QueryClient } from '@tanstack/react-query'
import { invalidate, keyOf } from '../../app/base/query.ts'

/** How often an open queue is refetched. */
export const REFRESH_MS = 30_000

/** Stores a review that the server returned in the cache, and refetches the lists. */
export async function storeReview(queryClient: QueryClient, review: Review): Promise<void> {
  queryClient.setQueryData(keyOf('GET /api/v1/admin/reviews/{id}', { params: { id: review._id } }), review)
  await invalidate(queryClient, ['GET /api/v1/admin/reviews', 'GET /api/v1/admin/reviews/numbers'])
}
