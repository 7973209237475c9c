import type { InputOf } from '@rise/contract/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Api } from '../../../app/base/api.ts'

export type AnalyticsInput = NonNullable<InputOf<'GET /api/v1/admin/analytics'>['query']>

/** The numbers of a range. */
export function analyticsQuery(api: Api, query: AnalyticsInput) {
  return queryOptions({
    queryKey: ['admin', 'analytics', query],
    queryFn: async () => (await api('GET /api/v1/admin/analytics', { query })).result,
    placeholderData: keepPreviousData,
    retry: false,
  })
}

type ViewedJobsInput = NonNullable<InputOf<'GET /api/v1/admin/analytics/jobs'>['query']>

/** Jobs of a range, from views to applications. */
export function viewedJobsQuery(api: Api, query: ViewedJobsInput) {
  return queryOptions({
    queryKey: ['admin', 'analytics-jobs', query],
    queryFn: async () => (await api('GET /api/v1/admin/analytics/jobs', { query })).result,
    placeholderData: keepPreviousData,
  })
}
