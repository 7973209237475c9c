import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from './api.ts'

/**
 * Returns the API's message for a failed query of the current page: of several, the one created last. Undefined if none
 * has failed.
 */
export function lastFailure(queryClient: QueryClient): string | undefined {
  return queryClient
    .getQueryCache()
    .findAll({ type: 'active', predicate: ({ state }) => state.error instanceof ApiError })
    .at(-1)?.state.error?.message
}
