import type { QueryClient } from '@tanstack/react-query'
import { askAgainFor } from '../../app/base/shown.ts'

/** Pages and lists that show headlines are refetched when next opened. */
export function forgetHeadlines(queryClient: QueryClient): void {
  void askAgainFor(queryClient, 'headlines', { refetchType: 'none' })
}
