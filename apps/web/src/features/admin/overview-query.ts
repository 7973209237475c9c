import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../app/base/api.ts'
import { shows } from '../../app/base/shown.ts'
import type {} from './members/queries.ts'

/** Asked again so often while the page is in sight. */
const REFRESH_MS = 15_000

/** Counts and health. */
export function overviewQuery(api: Api) {
  return queryOptions({
    meta: shows('decisions'),
    queryKey: ['admin', 'overview'],
    queryFn: async () => (await api('GET /api/v1/admin/overview', {})).result,
    refetchInterval: REFRESH_MS,
  })
}
