import { pagesOf } from '../../app/base/query.ts'
import { queryOf } from '../../app/base/query.ts'
import type { QueuePart } from '@rise/contract/moderation/kinds'
import type { Review } from '@rise/contract/moderation/shapes'
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Api } from '../../app/base/api.ts'

/** Asked again so often while the page is in sight. */
const REFRESH_MS = 30_000













/** Shows a review as a reply says it is, and fetches the lists again. */
export async function keepReview(queryClient: QueryClient, review: Review): Promise<void> {
  queryClient.setQueryData(['admin', 'review', review._id], review)
  await queryClient.invalidateQueries({ queryKey: ['admin', 'reviews'] })
}
