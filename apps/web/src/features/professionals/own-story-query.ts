import type { Api } from '../../app/base/api.ts'
import { presentVersion, queryOf } from '../../app/base/query.ts'

/** The viewer's own story, with its strength. */
export function ownStoryQuery(api: Api) {
  return queryOf(api, 'GET /api/v1/story', {}, presentVersion)
}
