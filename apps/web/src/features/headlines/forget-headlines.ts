import type { QueryClient } from '@tanstack/react-query'
import { askAgainFor } from '../../app/base/shown.ts'

/** Marks pages and lists with headlines as stale, so that they are refetched when next opened. */
export function forgetHeadlines(queryClient: QueryClient): void {
  void askAgainFor(queryClient, 'headlines', { refetchType: 'none' })
}
