import type { InputOf } from '@rise/contract/contract'
import type { Api } from '../../../app/base/api.ts'
import { keepPrevious, queryOf } from '../../../app/base/query.ts'
import { type DirectoryView, queryOfView } from './directory-address.ts'

type ListQuery = NonNullable<InputOf<'GET /api/v1/professionals'>['query']>
type CountsQuery = NonNullable<InputOf<'GET /api/v1/professional-counts'>['query']>

/** A page of the directory. `page` and the view are as in the address; the API validates them. */
export function directoryQuery(api: Api, view: DirectoryView, page: string | number) {
  const query = { ...queryOfView(view), page } as ListQuery
  return queryOf(api, 'GET /api/v1/professionals', { query }, keepPrevious)
}

/** How many people each further filter would leave. */
export function directoryCountsQuery(api: Api, view: DirectoryView) {
  const { sort: _, ...query } = queryOfView(view)
  return queryOf(api, 'GET /api/v1/professional-counts', { query: query as CountsQuery }, keepPrevious)
}
