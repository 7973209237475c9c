import { pagedSitemap } from '../../../platform/http/sitemap.ts'
import { layoffPath } from './layoff-row.ts'

/** The tracker, and each layoff's page. */
export const layoffsSitemap = pagedSitemap({
  name: 'layoffs',
  async count({ db }) {
    const { count } = await db
      .selectFrom('layoff')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('state', '=', 'public')
      .executeTakeFirstOrThrow()
    // The first part begins with the tracker itself.
    return Number(count) + 1
  },
  async addresses({ db }, { limit, offset }) {
    const rows = await db
      .selectFrom('layoff')
      .select(['slug', 'updated_at'])
      .where('state', '=', 'public')
      .orderBy('id')
      .limit(offset === 0 ? limit - 1 : limit)
      .offset(Math.max(0, offset - 1))
      .execute()
    const pages = rows.map(({ slug, updated_at }) => ({ path: layoffPath(slug), changed: updated_at }))
    return offset === 0 ? [{ path: '/layoff-tracker' }, ...pages] : pages
  },
})
