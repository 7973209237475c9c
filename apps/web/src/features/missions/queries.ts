import type { DrawnIllustration } from '@rise/contract/missions/rewards/fields'
import type { OwnRewards } from '@rise/contract/missions/rewards/shapes'
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query'
import type { Api } from '../../app/base/api.ts'
import { keyOf, queryOf, type ReadKey } from '../../app/base/query.ts'
import { useApi } from '../../app/base/settings.tsx'
import { useSessionStore } from '../../app/session/use-session.tsx'

/** The queries that show missions, points and rewards. */
export const missionKeys: readonly ReadKey[] = [
  'GET /api/v1/missions',
  'GET /api/v1/missions/points',
  'GET /api/v1/rewards',
  'GET /api/v1/admin/missions',
  'GET /api/v1/admin/missions/{id}/members',
  'GET /api/v1/admin/reward-claims',
]

/**
 * Returns a function that shows the rewards in the response to a claim, and refetches the current user, because the
 * points are part of it.
 */
export function useShowRewards() {
  const [queryClient, store, query] = [useQueryClient(), useSessionStore(), queryOf(useApi(), 'GET /api/v1/rewards')]
  return async (rewards: OwnRewards) => {
    queryClient.setQueryData(query.queryKey, rewards)
    await store.check()
  }
}

/** The query of an illustration composed of drawn parts, as SVG. */
export function drawingQuery(api: Api, body: DrawnIllustration) {
  return queryOptions({
    queryKey: [...keyOf('POST /api/v1/rewards/points50/drawing'), body],
    queryFn: async () => (await api('POST /api/v1/rewards/points50/drawing', { body })).result.svg,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  })
}
