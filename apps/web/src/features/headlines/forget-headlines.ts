import type { QueryClient } from '@tanstack/react-query'
import { askAgainFor } from '../../app/base/shown.ts'

/** Pages and lists that show headlines are read anew when they are opened next. */
export function forgetHeadlines(queryClient: QueryClient): void {
  void askAgainFor(queryClient, 'headlines', { refetchType: 'none' })
}
