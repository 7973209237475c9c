import type { Api } from '../../../app/base/api.ts'
import { keepPrevious, queryOf } from '../../../app/base/query.ts'

/** The oldest requests for unclaimed pages. */
export function claimsQueryOf(api: Api) {
  return queryOf(api, 'GET /api/v1/admin/company-claims', { query: { page: 1 } }, keepPrevious)
}
