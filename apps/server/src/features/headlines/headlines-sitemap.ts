import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { rowsSitemap } from '../../platform/http/sitemap.ts'
import { notConcealed } from '../discussion/index.ts'

/** Lists published headlines by listed professionals who allow search engines. */
export const headlinesSitemap = rowsSitemap({
  name: 'headlines',
  rows: (ctx) => findable(ctx).select(['address.slug', 'headline.updated_at']).orderBy('headline.id'),
  address: ({ slug, updated_at }) => ({ path: `/headlines/${slug}`, changed: updated_at }),
})

function findable({ db }: Context) {
  return db
    .selectFrom('headline')
    .innerJoin('headline_slug as address', (join) =>
      join.onRef('address.headline_id', '=', 'headline.id').on('address.present', '=', true),
    )
    .innerJoin('actor', 'actor.id', 'headline.actor_id')
    .leftJoin('story', 'story.actor_id', 'actor.id')
    .where('headline.published_at', 'is not', null)
    .where('actor.listed', '=', true)
    .where(notConcealed(null, 'headline.id'))
    .where(sql<boolean>`coalesce(story.search_engines, true)`)
}
