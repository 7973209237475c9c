import { queryOf } from '../../app/base/query.ts'
import type { InputOf } from '@rise/contract/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Api } from '../../app/base/api.ts'
import { perMember } from '../../app/base/per-member.ts'
import { shows } from '../../app/base/shown.ts'
import { queryOfView, type TrackerView } from './tracker-address.ts'

declare module '../../app/base/shown.ts' {
  interface Shown {
    /** The tracker, and people affected. */
    readonly layoffs: true
  }
}

type ListQuery = NonNullable<InputOf<'GET /api/v1/layoffs'>['query']>
type FigureQuery = NonNullable<InputOf<'GET /api/v1/layoff-figures'>['query']>
type AdminQuery = NonNullable<InputOf<'GET /api/v1/admin/layoffs'>['query']>

/** A page of the tracker. `page` and the view are as in the address; the API validates them. */
export function layoffsQuery(api: Api, page: string | number = 1, view?: TrackerView) {
  const narrowed = view ? queryOfView(view) : {}
  return queryOf(api, 'GET /api/v1/layoffs', { query: { page, ...narrowed } as ListQuery }, { placeholderData: keepPreviousData })
}

/** The numbers beside the list, per filter and per month. */
export function layoffFiguresQuery(api: Api, view: TrackerView) {
  const { sort: _, ...query } = queryOfView(view)
  return queryOf(api, 'GET /api/v1/layoff-figures', { query: query as FigureQuery }, { placeholderData: keepPreviousData })
}









/** The catalog of industries. */
export function industriesQuery(api: Api) {
  return queryOf(api, 'GET /api/v1/company-options', {}, { staleTime: Number.POSITIVE_INFINITY })
}


