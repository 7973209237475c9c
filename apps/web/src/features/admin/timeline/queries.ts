import type { InputOf } from '@rise/contract/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Api } from '../../../app/base/api.ts'
import { shows } from '../../../app/base/shown.ts'
import type {} from '../members/queries.ts'

export type TimelineInput = NonNullable<InputOf<'GET /api/v1/admin/timeline'>['query']>

/** A stretch of what admins and the system did. */
export function timelineQuery(api: Api, query: TimelineInput) {
  return queryOptions({
    meta: shows('decisions'),
    queryKey: ['admin', 'timeline', query],
    queryFn: async () => (await api('GET /api/v1/admin/timeline', { query })).result,
    placeholderData: keepPreviousData,
    retry: false,
  })
}
