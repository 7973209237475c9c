import { rowsSitemap } from '../../../platform/http/sitemap.ts'
import { layoffPath } from './layoff-row.ts'

/** Lists the tracker and each layoff's page. */
export const layoffsSitemap = rowsSitemap({
  name: 'layoffs',
  list: '/layoff-tracker',
  rows: ({ db }) => db.selectFrom('layoff').select(['slug', 'updated_at']).where('state', '=', 'public').orderBy('id'),
  address: ({ slug, updated_at }) => ({ path: layoffPath(slug), changed: updated_at, inEachLanguage: true }),
})
