import type { Api } from '../../app/base/api.ts'
import { presentVersion, queryOf } from '../../app/base/query.ts'

/** The draft of the page, for its team. */
export function draftQuery(api: Api, slug: string) {
  return queryOf(api, 'GET /api/v1/companies/{slug}/block-draft', { params: { slug } }, presentVersion)
}
