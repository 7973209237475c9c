import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from '../base/api.ts'

/** Returns the words of the newest failure among the queries that the page shows; undefined when none has failed. */
export function lastFailure(queryClient: QueryClient): string | undefined {
  const [newest] = queryClient
    .getQueryCache()
    .findAll({ type: 'active', predicate: ({ state }) => state.error instanceof ApiError })
    .toSorted((a, b) => b.state.errorUpdatedAt - a.state.errorUpdatedAt)
  return newest?.state.error?.message
}
