import type { InputOf } from '@rise/contract/contract'
import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../../app/base/api.ts'
import { keyOf, type ReadKey } from '../../../app/base/query.ts'
import { askState } from './ask-state.ts'

export type ConnectionList = InputOf<'GET /api/v1/connections'>['query']['list']
export type MemberRole = NonNullable<InputOf<'GET /api/v1/connections'>['query']['role']>

/** Of another member; `followers` is null until it was asked for. */
export interface FollowState {
  readonly isFollowing: boolean
  readonly followers: number | null
}

function stateKey(id: string, part: string) {
  return [...keyOf('GET /api/v1/connections/states', { query: { ids: id } }), part]
}

/** Whether one follows a member, and how many do; null for one that is not seen. */
export function followStateQuery(api: Api, id: string) {
  return queryOptions({
    queryKey: stateKey(id, 'following'),
    queryFn: async (): Promise<FollowState | null> => (await askState(api, id)) ?? null,
  })
}

/** Whether one has muted a member. */
export function mutedQuery(api: Api, id: string) {
  return queryOptions({
    queryKey: stateKey(id, 'muted'),
    queryFn: async () => (await askState(api, id))?.isMuted ?? false,
  })
}

/** Whether one is notified of each post of a member. */
export function postAlertQuery(api: Api, id: string) {
  return queryOptions({
    queryKey: stateKey(id, 'post-alert'),
    queryFn: async () => (await askState(api, id))?.hasPostAlert ?? false,
  })
}

/** What shows connections and suggestions. */
export const connectionKeys: readonly ReadKey[] = [
  'GET /api/v1/connections',
  'GET /api/v1/connections/counts',
  'GET /api/v1/connections/lately',
  'GET /api/v1/connections/newest',
  'GET /api/v1/connections/suggestions',
  'GET /api/v1/professionals',
  'GET /api/v1/professionals/suggestions',
  'GET /api/v1/professional-counts',
]
