import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { rowsSitemap } from '../../platform/http/sitemap.ts'
import { isListed, isShownTo, pollPath } from './poll-row.ts'

/**
 * Polls that search engines may index, open or closed: for everyone, not in a post, not hidden, and by the site or by
 * listed members who have not opted out.
 */
export const pollsSitemap = rowsSitemap({
  name: 'polls',
  rows: (ctx) => findable(ctx).select(['poll.id', 'poll.created_at', 'poll.edited_at']).orderBy('poll.id'),
  address: ({ id, created_at, edited_at }) => ({ path: pollPath(id), changed: edited_at ?? created_at }),
})

function findable({ db }: Context) {
  return db
    .selectFrom('poll')
    .leftJoin('actor', 'actor.id', 'poll.actor_id')
    .where('poll.withdrawn', '=', false)
    .leftJoin('story', 'story.actor_id', 'actor.id')
    .where('poll.audience', '=', 'everyone')
    .where('poll.post_path', 'is', null)
    .where(isListed)
    .where(isShownTo(null))
    .where(sql<boolean>`coalesce(story.search_engines, true)`)
}
