import { pagedSitemap } from '../../../platform/http/sitemap.ts'
import { coursePath } from './course-row.ts'

/** The catalog, and each course's page. */
export const coursesSitemap = pagedSitemap({
  name: 'courses',
  async count({ db }) {
    const { count } = await db
      .selectFrom('course')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('state', '=', 'public')
      .executeTakeFirstOrThrow()
    // The first part begins with the catalog itself.
    return Number(count) + 1
  },
  async addresses({ db }, { limit, offset }) {
    const rows = await db
      .selectFrom('course')
      .select(['slug', 'updated_at'])
      .where('state', '=', 'public')
      .orderBy('id')
      .limit(offset === 0 ? limit - 1 : limit)
      .offset(Math.max(0, offset - 1))
      .execute()
    const pages = rows.map(({ slug, updated_at }) => ({ path: coursePath(slug), changed: updated_at }))
    return offset === 0 ? [{ path: '/courses' }, ...pages] : pages
  },
})
