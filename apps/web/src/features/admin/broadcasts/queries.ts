import type { InputOf } from '@rise/contract/contract'
import type { Api } from '../../../app/base/api.ts'
import { keepPrevious, queryOf } from '../../../app/base/query.ts'

export type AudienceInput = NonNullable<InputOf<'GET /api/v1/admin/notifications/audience'>['query']>

/** The members that filters find now. */
export function audienceQuery(api: Api, query: AudienceInput) {
  return queryOf(api, 'GET /api/v1/admin/notifications/audience', { query }, keepPrevious)
}
