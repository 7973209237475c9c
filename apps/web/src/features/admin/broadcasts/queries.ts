import { queryOf } from '../../../app/base/query.ts'
import type { InputOf } from '@rise/contract/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Api } from '../../../app/base/api.ts'
import { shows } from '../../../app/base/shown.ts'
import type {} from '../members/queries.ts'

/** Asked again so often while the page is in sight: the counts grow as it is delivered. */
const REFRESH_MS = 10_000

type ListInput = NonNullable<InputOf<'GET /api/v1/admin/notifications'>['query']>
export type AudienceInput = NonNullable<InputOf<'GET /api/v1/admin/notifications/audience'>['query']>



/** The members that filters find now. */
export function audienceQuery(api: Api, query: AudienceInput) {
  return queryOf(api, 'GET /api/v1/admin/notifications/audience', { query }, { placeholderData: keepPreviousData })
}
