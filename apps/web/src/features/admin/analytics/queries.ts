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
