import { rowsSitemap } from '../../../platform/http/sitemap.ts'
import { coursePath } from './course-row.ts'

/** Lists the catalog's page and each course's page. */
export const coursesSitemap = rowsSitemap({
  name: 'courses',
  list: '/courses',
  rows: ({ db }) => db.selectFrom('course').select(['slug', 'updated_at']).where('state', '=', 'public').orderBy('id'),
  address: ({ slug, updated_at }) => ({ path: coursePath(slug), changed: updated_at, inEachLanguage: true }),
})
