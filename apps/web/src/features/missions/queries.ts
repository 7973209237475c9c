import { pagesOf, queryOf } from '../../app/base/query.ts'
import { queryOf } from '../../app/base/query.ts'
import type { InputOf } from '@rise/contract/contract'
import type { DrawnIllustration } from '@rise/contract/missions/rewards/fields'
import type { OwnRewards } from '@rise/contract/missions/rewards/shapes'
import { infiniteQueryOptions, keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query'
import type { Api } from '../../app/base/api.ts'
import { useApi } from '../../app/base/settings.tsx'
import { shows } from '../../app/base/shown.ts'
import { useSessionStore } from '../../app/session/use-session.tsx'

declare module '../../app/base/shown.ts' {
  interface Shown {
    /** The member's missions, points and rewards, and the admins' lists of them. */
    readonly missions: true
  }
}







/** Returns a function that shows the rewards after a claim, everywhere. */
export function useShowRewards() {
  const [queryClient, store, query] = [useQueryClient(), useSessionStore(), queryOf(useApi(), 'GET /api/v1/rewards')]
  return async (rewards: OwnRewards) => {
    queryClient.setQueryData(query.queryKey, rewards)
    await store.check()
  }
}

/** An illustration from drawn parts, as SVG. */
export function drawingQuery(api: Api, body: DrawnIllustration) {
  return queryOptions({
    queryKey: ['reward-drawing', body],
    queryFn: async () => (await api('POST /api/v1/rewards/points50/drawing', { body })).result.svg,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

type MissionsQuery = NonNullable<InputOf<'GET /api/v1/admin/missions'>['query']>
type ClaimsQuery = NonNullable<InputOf<'GET /api/v1/admin/reward-claims'>['query']>






