import type { InputOf } from '@rise/contract/contract'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Api } from '../../../app/base/api.ts'

/** How often it is asked whether more has happened, while the page is in sight. */
const REFRESH_MS = 10_000

type Filter = Omit<NonNullable<InputOf<'GET /api/v1/admin/activity'>['query']>, 'before'>

/** What happened, newest first, a stretch after the other. */
export function liveActivityQuery(api: Api, filter: Filter) {
  return infiniteQueryOptions({
    queryKey: ['admin', 'activity', filter],
    queryFn: async ({ pageParam }) => {
      const query = { ...filter, ...(pageParam && { before: pageParam }) }
      return (await api('GET /api/v1/admin/activity', { query })).result
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
}

/** How much happened after the newest one that is shown. */
export function newerActivityQuery(api: Api, kind: Filter['kind'], after: string) {
  return queryOptions({
    queryKey: ['admin', 'activity-newer', kind ?? '', after],
    queryFn: async () => {
      const query = { after, ...(kind !== undefined && { kind }) }
      return (await api('GET /api/v1/admin/activity/newer', { query })).result.count
    },
    refetchInterval: REFRESH_MS,
  })
}
