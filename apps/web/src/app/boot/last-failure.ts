import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from '../base/api.ts'

/** Returns the words of the newest failure among the queries that the page shows; undefined when none has failed. */
export function lastFailure(queryClient: QueryClient): string | undefined {
  const failed = queryClient
    .getQueryCache()
    .findAll({ type: 'active' })
    .map(({ state }) => state)
    .filter(({ status }) => status === 'error')
    .toSorted((a, b) => b.errorUpdatedAt - a.errorUpdatedAt)
  const error = failed[0]?.error
  return error instanceof ApiError ? error.message : undefined
}
