import type { Api } from '../../app/base/api.ts'
import { presentVersion, queryOf } from '../../app/base/query.ts'

/** The member's own story, for editing. */
export function ownStoryQuery(api: Api) {
  return queryOf(api, 'GET /api/v1/story', {}, presentVersion)
}
