import type { QueryClient } from '@tanstack/react-query'

/** Pages and lists that show headlines are read anew when they are opened next. */
export function forgetHeadlines(queryClient: QueryClient): void {
  for (const queryKey of [['headlines'], ['headline'], ['headline-drafts'], ['story'], ['own-story', 'preview']]) {
    void queryClient.invalidateQueries({ queryKey, refetchType: 'none' })
  }
}
