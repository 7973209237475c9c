import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { rowsSitemap } from '../../platform/http/sitemap.ts'
import { notConcealed } from '../discussion/index.ts'
import { postPath } from './post-row.ts'

/** Lists public posts by listed members who allow search engines. */
export const feedSitemap = rowsSitemap({
  name: 'feed',
  rows: (ctx) => findable(ctx).select(['post.id', 'post.created_at', 'post.edited_at']).orderBy('post.id'),
  address: ({ id, created_at, edited_at }) => ({ path: postPath(id), changed: edited_at ?? created_at }),
})

function findable({ db }: Context) {
  return db
    .selectFrom('post')
    .innerJoin('actor', 'actor.id', 'post.actor_id')
    .leftJoin('story', 'story.actor_id', 'actor.id')
    .where('post.audience', '=', 'everyone')
    .where('post.deleted_at', 'is', null)
    .where('actor.listed', '=', true)
    .where(notConcealed(null, 'post.id'))
    .where(sql<boolean>`coalesce(story.search_engines, true)`)
}
