import type { QueryClient } from '@tanstack/react-query'
import type { Api } from '../../app/base/api.ts'
import { queryOf } from '../../app/base/query.ts'

/** Client state (specification, section 3): `guideModal`, whether the intro is open. */
export const guideModalKey = ['copilot', 'guide'] as const
export const wordsKey = (messageId: string) => ['copilot', 'words', messageId] as const

/** Prefetches the data that the page shows first. */
export async function prefetchCopilot(api: Api, queryClient: QueryClient): Promise<void> {
  const search = new URLSearchParams(window.location.search)
  await Promise.all([
    queryClient.prefetchQuery(queryOf(api, 'GET /api/v1/copilot')),
    search.size === 0 ? queryClient.prefetchQuery(queryOf(api, 'GET /api/v1/copilot/opening')) : undefined,
  ])
}
