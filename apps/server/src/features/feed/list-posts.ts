import type { EndpointParsed } from '@rise/contract/endpoint'
import type { feedEndpoints } from '@rise/contract/feed/endpoints'
import type { PostCard } from '@rise/contract/feed/shapes'
import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { type Place, placeOf, STRETCH_ROWS, toStretch } from '../../platform/database/keyset.ts'
import type { SignedIn } from '../../platform/http/requester.ts'
import { memberCardsOf, notBlocked, notMuted } from '../connections/index.ts'
import { pollViewsOf } from '../polls/index.ts'
import { pollIdsOf, postRows } from './post-row.ts'
import { presentCard } from './present-post.ts'

type Asked = EndpointParsed<(typeof feedEndpoints)['GET /api/v1/posts']>['query']

/**
 * Returns a stretch of the posts that the member sees, newest first: of everyone, or of whom the
 * member follows and the member. Blocked and muted members are left out. Admins follow no one.
 */
export async function listPosts(
  ctx: Context,
  member: SignedIn,
  { tab, tag, before }: Asked,
): Promise<{ items: PostCard[]; next: string | null }> {
  const { db } = ctx
  const { actorId } = member
  const narrowing = sql`${after(placeOf(before))} ${tag === undefined ? sql`` : sql`and post.tags @> array[${tag}]`}`
  const wanted = tab === 'following' ? followed(actorId, narrowing) : newest(actorId, narrowing)
  // The ids first: reactions are counted for what is shown alone.
  const rows = await postRows(db, actorId)
    .where(sql<boolean>`post.id in (${wanted})`)
    // Members in good standing read what is for members; the audiences of plans have no form yet.
    .where('post.audience', 'in', ['everyone', 'members'])
    .orderBy('post.created_at', 'desc')
    .orderBy('post.id', 'desc')
    .execute()
  const { items, next } = toStretch(rows, (row) => ({ at: row.created_at, id: row.id }))
  const authors = await memberCardsOf(
    db,
    actorId,
    items.map((row) => row.actor_id),
  )
  const polls = await pollViewsOf(ctx, db, member, pollIdsOf(items))
  const cards = items.flatMap((row) => {
    const author = authors.get(row.actor_id)
    return author ? [presentCard(row, author, polls)] : []
  })
  return { items: cards, next }
}

function newest(actorId: string | null, narrowing: RawBuilder<unknown>) {
  const shown =
    actorId === null
      ? sql``
      : sql`and ${notBlocked(actorId, 'post.actor_id')} and ${notMuted(actorId, 'post.actor_id')}`
  return sql`
    select post.id from post join actor on actor.id = post.actor_id and actor.listed
    where true ${narrowing} ${shown}
    order by post.created_at desc, post.id desc limit ${sql.lit(STRETCH_ROWS)}`
}

/** Of each author no more than are shown: their indexes are read, and not all posts of everyone. */
function followed(actorId: string | null, narrowing: RawBuilder<unknown>) {
  if (actorId === null) return sql`select null::uuid`
  return sql`
    select recent.id from (
      select ${actorId}::uuid as id
      union all
      select follow.followed_id from follow
      join actor on actor.id = follow.followed_id and actor.listed
      where follow.follower_id = ${actorId}
        and ${notBlocked(actorId, 'follow.followed_id')} and ${notMuted(actorId, 'follow.followed_id')}
    ) author
    cross join lateral (
      select post.id, post.created_at from post where post.actor_id = author.id ${narrowing}
      order by post.created_at desc, post.id desc limit ${sql.lit(STRETCH_ROWS)}
    ) recent
    order by recent.created_at desc, recent.id desc limit ${sql.lit(STRETCH_ROWS)}`
}

function after(place: Place | undefined): RawBuilder<unknown> {
  if (place === undefined) return sql``
  return sql`and (post.created_at, post.id) < (${place.at}::timestamptz, ${place.id}::uuid)`
}
