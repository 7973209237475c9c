import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { pagedSitemap } from '../../../platform/http/sitemap.ts'
import { notConcealed } from '../../discussion/index.ts'
import { eventPath } from '../event-row.ts'

/** The list, and events that search engines may find: published, by listed professionals who have not opted out. */
export const eventsSitemap = pagedSitemap({
  name: 'events',
  async count(ctx) {
    const { count } = await findable(ctx)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    // The first part begins with the list itself.
    return Number(count) + 1
  },
  async addresses(ctx, { limit, offset }) {
    const rows = await findable(ctx)
      .select(['address.slug', 'event.updated_at'])
      .orderBy('event.id')
      .limit(offset === 0 ? limit - 1 : limit)
      .offset(Math.max(0, offset - 1))
      .execute()
    const pages = rows.map(({ slug, updated_at }) => ({ path: eventPath(slug), changed: updated_at }))
    return offset === 0 ? [{ path: '/events' }, ...pages] : pages
  },
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
