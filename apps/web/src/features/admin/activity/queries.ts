import { queryOf } from '../../../app/base/query.ts'
import { pagesOf } from '../../../app/base/query.ts'
import type { InputOf } from '@rise/contract/contract'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Api } from '../../../app/base/api.ts'

/** How often it is asked whether more has happened, while the page is in sight. */
const REFRESH_MS = 10_000

type Filter = Omit<NonNullable<InputOf<'GET /api/v1/admin/activity'>['query']>, 'before'>

/** What happened, newest first, a stretch after the other. */
export function liveActivityQuery(api: Api, filter: Filter) {
  return pagesOf(api, 'GET /api/v1/admin/activity', { query: filter }, { staleTime: Number.POSITIVE_INFINITY, gcTime: 0 })
}

/** How much happened after the newest one that is shown. */
export function newerActivityQuery(api: Api, kind: Filter['kind'], after: string) {
  return queryOf(api, 'GET /api/v1/admin/activity/newer', { query: { after, kind } }, { refetchInterval: REFRESH_MS })
}
