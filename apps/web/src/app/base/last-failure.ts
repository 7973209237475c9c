import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from './api.ts'

/** Returns the message of the latest failure among the queries that the page shows; undefined when none has failed. */
export function lastFailure(queryClient: QueryClient): string | undefined {
  return queryClient
    .getQueryCache()
    .findAll({ type: 'active', predicate: ({ state }) => state.error instanceof ApiError })
    .at(-1)?.state.error?.message
}
