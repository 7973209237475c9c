import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { pagedSitemap } from '../../platform/http/sitemap.ts'
import { pollPath } from './poll-row.ts'

/** Polls that search engines may find: for everyone, of listed members who did not wish otherwise, and not within a post. */
export const pollsSitemap = pagedSitemap({
  name: 'polls',
  async count(ctx) {
    const { count } = await findable(ctx)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    return Number(count)
  },
  async addresses(ctx, { limit, offset }) {
    const rows = await findable(ctx)
      .select(['poll.id', 'poll.created_at', 'poll.edited_at'])
      .orderBy('poll.id')
      .limit(limit)
      .offset(offset)
      .execute()
    return rows.map(({ id, created_at, edited_at }) => ({ path: pollPath(id), changed: edited_at ?? created_at }))
  },
})

function findable({ db }: Context) {
  return db
    .selectFrom('poll')
    .innerJoin('actor', 'actor.id', 'poll.actor_id')
    .leftJoin('story', 'story.actor_id', 'actor.id')
    .where('poll.audience', '=', 'everyone')
    .where('poll.post_path', 'is', null)
    .where('actor.listed', '=', true)
    .where(sql<boolean>`coalesce(story.search_engines, true)`)
}
