import type { QueryClient } from '@tanstack/react-query'
import { invalidate } from '../../app/base/query.ts'
import { headlineKeys } from './headline-keys.ts'

/** Marks pages and lists with headlines as stale, so that they are refetched when next opened. */
export function invalidateHeadlines(queryClient: QueryClient): void {
  void invalidate(queryClient, headlineKeys, { refetchType: 'none' })
}
