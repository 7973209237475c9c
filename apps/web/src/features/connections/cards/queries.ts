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

/** Whether one can write to a company, by its plan. */
export function messageDoorQuery(api: Api, id: string) {
  return queryOptions({
    queryKey: ['message-door', id],
    queryFn: async () => (await api('GET /api/v1/convos/doors', { query: { ids: id } })).result.includes(id),
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
  return infiniteQueryOptions({
    queryKey: ['connections', list, role ?? 'all'],
    queryFn: async ({ pageParam }) => {
      const query = { list, ...(role && { role }), ...(pageParam && { before: pageParam }) }
      return (await api('GET /api/v1/connections', { query })).result
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  })
}

/** How many one follows and is followed by. */
export function countsQuery(api: Api) {
  return queryOptions({
    queryKey: ['connections', 'counts'],
    queryFn: async () => (await api('GET /api/v1/connections/counts', {})).result,
  })
}

/** Companies to follow, each with the reason. */
export function companySuggestionsQuery(api: Api) {
  return queryOptions({
    queryKey: ['connections', 'company-suggestions'],
    queryFn: async () => (await api('GET /api/v1/connections/suggestions', {})).result,
  })
}

/** Professionals to follow, each with the reason. */
export function peopleSuggestionsQuery(api: Api) {
  return queryOptions({
    queryKey: ['connections', 'people-suggestions'],
    queryFn: async () => (await api('GET /api/v1/professionals/suggestions', {})).result,
  })
}

/** Who joined last. */
export function newestQuery(api: Api) {
  return queryOptions({
    queryKey: ['connections', 'newest'],
    queryFn: async () => (await api('GET /api/v1/connections/newest', {})).result,
  })
}

/** Recent activity of members the viewer follows. */
export function recentActivityQuery(api: Api) {
  return queryOptions({
    queryKey: ['connections', 'recent'],
    queryFn: async () => (await api('GET /api/v1/connections/lately', {})).result,
  })
}
