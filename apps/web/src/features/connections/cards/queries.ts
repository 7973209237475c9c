import type { InputOf } from '@rise/contract/contract'
import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../../app/base/api.ts'
import { keyOf, type ReadKey } from '../../../app/base/query.ts'
import { loadConnection } from './load-connection.ts'

export type ConnectionList = InputOf<'GET /api/v1/connections'>['query']['list']
export type MemberRole = NonNullable<InputOf<'GET /api/v1/connections'>['query']['role']>

/** Whether the viewer follows a member, and the number of followers, which is null until loaded. */
export interface FollowState {
  readonly isFollowing: boolean
  readonly followers: number | null
}

function stateKey(id: string, part: string) {
  return [...keyOf('GET /api/v1/connections/states', { query: { ids: id } }), part]
}

/**
 * The query for whether the viewer follows a member, and the number of followers. Its result is null for a member that
 * the viewer may not see.
 */
export function followStateQuery(api: Api, id: string) {
  return queryOptions({
    queryKey: stateKey(id, 'following'),
    queryFn: async (): Promise<FollowState | null> => (await loadConnection(api, id)) ?? null,
  })
}

/** The query for whether the viewer has muted a member. */
export function mutedQuery(api: Api, id: string) {
  return queryOptions({
    queryKey: stateKey(id, 'muted'),
    queryFn: async () => (await loadConnection(api, id))?.isMuted ?? false,
  })
}

/** The query for whether the viewer is notified of each post of a member. */
export function postAlertQuery(api: Api, id: string) {
  return queryOptions({
    queryKey: stateKey(id, 'post-alert'),
    queryFn: async () => (await loadConnection(api, id))?.hasPostAlert ?? false,
  })
}

/** The queries that show connections and suggestions. */
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
