import type { InputOf } from '@rise/contract/contract'
import type { Api } from '../../app/base/api.ts'
import { keepPrevious, queryOf, type ReadKey } from '../../app/base/query.ts'
import { queryOfView, type TrackerView } from './tracker-address.ts'

/** What changes to a layoff, or to the people affected, may change. */
export const layoffKeys: readonly ReadKey[] = [
  'GET /api/v1/layoffs',
  'GET /api/v1/layoff-figures',
  'GET /api/v1/layoffs/{slug}',
  'GET /api/v1/layoffs/{slug}/people',
  'GET /api/v1/layoffs/{slug}/me',
  'GET /api/v1/layoffs/{slug}/hiring',
  'GET /api/v1/admin/layoffs',
]

type ListQuery = NonNullable<InputOf<'GET /api/v1/layoffs'>['query']>
type FigureQuery = NonNullable<InputOf<'GET /api/v1/layoff-figures'>['query']>

/** A page of the tracker. `page` and the view are as in the address; the API validates them. */
export function layoffsQuery(api: Api, page: string | number = 1, view?: TrackerView) {
  const narrowed = view ? queryOfView(view) : {}
  return queryOf(api, 'GET /api/v1/layoffs', { query: { page, ...narrowed } as ListQuery }, keepPrevious)
}

/** The numbers beside the list, per filter and per month. */
export function layoffFiguresQuery(api: Api, view: TrackerView) {
  const { sort: _, ...query } = queryOfView(view)
  return queryOf(api, 'GET /api/v1/layoff-figures', { query: query as FigureQuery }, keepPrevious)
}
