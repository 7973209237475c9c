import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { rowsSitemap } from '../../platform/http/sitemap.ts'

/**
 * Cases that search engines may index: published, by listed companies, and by listed professionals who have not opted
 * out.
 */
export const portfolioSitemap = rowsSitemap({
  name: 'portfolio',
  rows: (ctx) =>
    findable(ctx).select(['actor.slug as author', 'actor.kind', 'address.slug', 'card.updated_at']).orderBy('card.id'),
  address: (row) => ({ path: `/${row.kind}/${row.author}/portfolio/${row.slug}`, changed: row.updated_at }),
})

function findable({ db }: Context) {
  return db
    .selectFrom('portfolio_case as card')
    .innerJoin('portfolio_slug as address', (join) =>
      join.onRef('address.case_id', '=', 'card.id').on('address.present', '=', true),
    )
    .innerJoin('actor', 'actor.id', 'card.actor_id')
    .leftJoin('story', 'story.actor_id', 'actor.id')
    .where('card.published_at', 'is not', null)
    .where('actor.listed', '=', true)
    .where(sql<boolean>`coalesce(story.search_engines, true)`)
}
