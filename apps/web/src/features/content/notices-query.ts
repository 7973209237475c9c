import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../app/base/api.ts'

/** What moderators told the member. */
export function noticesQuery(api: Api) {
  return queryOptions({
    queryKey: ['notices'],
    queryFn: async () => (await api('GET /api/v1/notices', {})).result.items,
  })
}
