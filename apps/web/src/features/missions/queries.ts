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

/** The member's missions and points. */
export function ownMissionsQuery(api: Api) {
  return queryOptions({
    meta: shows('missions'),
    queryKey: ['missions', 'own'],
    queryFn: async () => (await api('GET /api/v1/missions', {})).result,
  })
}

/** How the points came about, a stretch after the other. */
export function pointsHistoryQuery(api: Api) {
  return infiniteQueryOptions({
    meta: shows('missions'),
    queryKey: ['missions', 'points'],
    queryFn: async ({ pageParam }) =>
      (await api('GET /api/v1/missions/points', { query: pageParam ? { before: pageParam } : {} })).result,
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  })
}

/** Rewards, and what became of the member's claims. */
export function rewardsQuery(api: Api) {
  return queryOptions({
    meta: shows('missions'),
    queryKey: ['rewards'],
    queryFn: async () => (await api('GET /api/v1/rewards', {})).result,
  })
}

/** Returns a function that shows the rewards after a claim, everywhere. */
export function useShowRewards() {
  const [queryClient, store, query] = [useQueryClient(), useSessionStore(), rewardsQuery(useApi())]
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

/** Missions in one state, for admins. */
export function adminMissionsQuery(api: Api, query: MissionsQuery) {
  return queryOptions({
    meta: shows('missions'),
    queryKey: ['admin-missions', query],
    queryFn: async () => (await api('GET /api/v1/admin/missions', { query })).result,
    placeholderData: keepPreviousData,
  })
}

/** Who is how far with a mission, for admins. */
export function missionMembersQuery(api: Api, id: string, page: number) {
  return queryOptions({
    meta: shows('missions'),
    queryKey: ['admin-mission-members', id, page],
    queryFn: async () =>
      (await api('GET /api/v1/admin/missions/{id}/members', { params: { id }, query: { page } })).result,
    placeholderData: keepPreviousData,
  })
}

/** Claimed rewards in one state, for admins. */
export function claimsQuery(api: Api, query: ClaimsQuery) {
  return queryOptions({
    meta: shows('missions'),
    queryKey: ['admin-reward-claims', query],
    queryFn: async () => (await api('GET /api/v1/admin/reward-claims', { query })).result,
    placeholderData: keepPreviousData,
  })
}
