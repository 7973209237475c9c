import { pagesOf } from '../../../app/base/query.ts'
import { queryOf } from '../../../app/base/query.ts'
import type { InputOf } from '@rise/contract/contract'
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Api } from '../../../app/base/api.ts'
import { askState } from './ask-state.ts'

export type ConnectionList = InputOf<'GET /api/v1/connections'>['query']['list']
export type MemberRole = NonNullable<InputOf<'GET /api/v1/connections'>['query']['role']>

/** Of another member; `followers` is null until it was asked for. */
export interface FollowState {
  readonly isFollowing: boolean
  readonly followers: number | null
}

/** Whether one follows a member, and how many do; null for one that is not seen. */
export function followStateQuery(api: Api, id: string) {
  return queryOptions({
    queryKey: ['follow-state', id],
    queryFn: async (): Promise<FollowState | null> => (await askState(api, id)) ?? null,
  })
}

/** Whether one has muted a member. */
export function mutedQuery(api: Api, id: string) {
  return queryOptions({
    queryKey: ['connections', 'is-muted', id],
    queryFn: async () => (await askState(api, id))?.isMuted ?? false,
  })
}



/** Whether one is notified of each post of a member. */
export function postAlertQuery(api: Api, id: string) {
  return queryOptions({
    queryKey: ['connections', 'post-alert', id],
    queryFn: async () => (await askState(api, id))?.hasPostAlert ?? false,
  })
}

/** Asks again for all lists of connections. */
export function askAgainForConnections(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ['connections'] })
}

/** Followers, followed, mutual, blocked or muted ones, a stretch after the other. */
export function connectionsQuery(api: Api, list: ConnectionList, role?: MemberRole) {
  return pagesOf(api, 'GET /api/v1/connections', { query: { list, role } })
}










