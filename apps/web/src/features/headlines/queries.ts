import type { Api } from '../../app/base/api.ts'
import { keepPrevious, presentVersion, queryOf, type ReadKey } from '../../app/base/query.ts'

/** What shows headlines: their own pages, and their author’s story. */
export const headlineKeys: readonly ReadKey[] = [
  'GET /api/v1/headlines',
  'GET /api/v1/headlines/{slug}',
  'GET /api/v1/headline-drafts',
  'GET /api/v1/admin/headlines',
  'GET /api/v1/professionals/{slug}/story',
  'GET /api/v1/story/preview',
]

/** A page of headlines. `page` and the author's slug are as in the address. */
export function headlinesQuery(api: Api, page: string, author: string | undefined) {
  return queryOf(
    api,
    'GET /api/v1/headlines',
    { query: { page, ...(author !== undefined && { author }) } },
    keepPrevious,
  )
}

/** A headline for editing. */
export function ownHeadlineQuery(api: Api, slug: string) {
  return queryOf(api, 'GET /api/v1/headlines/{slug}/own', { params: { slug } }, presentVersion)
}
