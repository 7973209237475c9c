import type { InputOf, ReplyOf } from '@rise/contract/contract'
import type { Api } from '../../app/base/api.ts'
import { keepPrevious, queryOf } from '../../app/base/query.ts'
import { type CompaniesView, queryOfView } from './companies-address.ts'

type ListQuery = NonNullable<InputOf<'GET /api/v1/companies'>['query']>
type CountsQuery = NonNullable<InputOf<'GET /api/v1/company-counts'>['query']>
export type CompanyCounts = ReplyOf<'GET /api/v1/company-counts'>['result']

/** A page of companies. `page` and the view are as in the address; the API validates them. */
export function companiesQuery(api: Api, page: string | number = 1, view?: CompaniesView) {
  const narrowed = view ? queryOfView(view) : {}
  return queryOf(api, 'GET /api/v1/companies', { query: { page, ...narrowed } as ListQuery }, keepPrevious)
}

/** The number of companies that each further filter would leave. */
export function companyCountsQuery(api: Api, view: CompaniesView) {
  const { sort: _, ...query } = queryOfView(view)
  return queryOf(api, 'GET /api/v1/company-counts', { query: query as CountsQuery }, keepPrevious)
}
