import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { rowsSitemap } from '../../../platform/http/sitemap.ts'
import { notConcealed } from '../../discussion/index.ts'
import { eventPath } from '../event-row.ts'

/** Lists the page of events, and published events by listed professionals who allow search engines. */
export const eventsSitemap = rowsSitemap({
  name: 'events',
  list: '/events',
  rows: (ctx) => findable(ctx).select(['address.slug', 'event.updated_at']).orderBy('event.id'),
  address: ({ slug, updated_at }) => ({ path: eventPath(slug), changed: updated_at }),
})

function findable({ db }: Context) {
  return db
    .selectFrom('event')
    .innerJoin('event_slug as address', (join) =>
      join.onRef('address.event_id', '=', 'event.id').on('address.present', '=', true),
    )
    .innerJoin('actor', 'actor.id', 'event.actor_id')
    .leftJoin('story', 'story.actor_id', 'actor.id')
    .where('event.published_at', 'is not', null)
    .where('actor.listed', '=', true)
    .where(notConcealed(null, 'event.id'))
    .where(sql<boolean>`coalesce(story.search_engines, true)`)
}
