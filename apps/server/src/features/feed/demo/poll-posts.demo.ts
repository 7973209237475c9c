import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { sanitiseRichText } from '../../../platform/rich-text/sanitise-rich-text.ts'
import { openSubject } from '../../discussion/index.ts'
import { openPoll } from '../../polls/index.ts'
import { postPath } from '../post-row.ts'
import { postColumns, titleOf } from '../post-text.ts'
import material from './material/poll-posts.json' with { type: 'json' }

const HOUR_MS = 3_600_000

/** Adds posts with polls, unless a post has one. Returns how many were added. */
export function loadPollPosts(ctx: Context): Promise<number> {
  return ctx.db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('demo-poll-posts', 0))`.execute(tx)
    const existingPost = await tx
      .selectFrom('post')
      .select('id')
      .where('poll_id', 'is not', null)
      .limit(1)
      .executeTakeFirst()
    if (existingPost) return 0
    let addedPosts = 0
    for (const { by, hoursAgo, openHours, body, ...poll } of material) {
      const author = await tx
        .selectFrom('actor')
        .innerJoin('membership', 'membership.actor_id', 'actor.id')
        .innerJoin('login', 'login.id', 'membership.login_id')
        .select('actor.id')
        .where('actor.slug', '=', by)
        .where('actor.listed', '=', true)
        .where('login.email', 'like', '%@demo.example')
        .executeTakeFirst()
      if (!author) continue
      const [id, pollId, actorId] = [ctx.newId(), ctx.newId(), author.id]
      const at = new Date(ctx.clock.now().getTime() - hoursAgo * HOUR_MS)
      // Dated like the post.
      const then: Context = { ...ctx, clock: { ...ctx.clock, now: () => at } }
      const closesAt = new Date(at.getTime() + openHours * HOUR_MS).toISOString()
      const place = { audience: 'everyone', postPath: postPath(id) } as const
      await openPoll(then, tx, { ...poll, ...place, id: pollId, actorId, closesAt })
      const columns = postColumns(sanitiseRichText(body, () => undefined).html)
      const post = { id, actor_id: actorId, kind: 'post', created_at: at, poll_id: pollId } as const
      await tx
        .insertInto('post')
        .values({ ...post, ...columns })
        .execute()
      const subject = {
        id,
        kind: 'post',
        authorId: actorId,
        title: titleOf(columns.excerpt),
        path: postPath(id),
      } as const
      await openSubject(then, tx, subject)
      addedPosts += 1
    }
    return addedPosts
  })
}
