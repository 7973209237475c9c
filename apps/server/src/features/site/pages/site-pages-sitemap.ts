import { sitePagePath } from '@rise/contract/site/kinds'
import { sql } from 'kysely'
import { rowsSitemap } from '../../../platform/http/sitemap.ts'

/** The sitemap of the installation's published pages that everyone may read. */
export const sitePagesSitemap = rowsSitemap({
  name: 'site-pages',
  rows: ({ db, clock }) =>
    db
      .selectFrom('site_page as page')
      .innerJoin('site_page_slug as address', (join) =>
        join.onRef('address.page_id', '=', 'page.id').on('address.present', '=', true),
      )
      .innerJoin('site_page_version as live', 'live.page_id', 'page.id')
      .select(['address.slug', 'live.live_at'])
      .where(
        'live.number',
        '=',
        sql<number>`(
          select max(number) from site_page_version
          where page_id = page.id and number > page.withdrawn and live_at <= ${clock.now()})`,
      )
      .where('live.audience', '=', 'everyone')
      .orderBy('page.id'),
  address: ({ slug, live_at }) => ({ path: sitePagePath(slug), changed: live_at, inEachLanguage: true }),
})
