import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import { CURSOR_PAGE_ROWS, type Place, toCursorPage } from '../../platform/database/keyset.ts'
import { blockedIds, mutedIds } from '../connections/index.ts'
import { notConcealed } from '../discussion/index.ts'

/** The ids of a page of posts in order, and the cursor of the next page. */
export interface PickedPosts {
  readonly items: readonly Place[]
  readonly next: string | null
}

export interface PostFilter {
  /** The current slug of a hashtag. */
  readonly tag: string | undefined
  /** Only posts after this one in the list. */
  readonly before?: Place | undefined
  /** Only posts published after this moment. */
  readonly since?: Date | undefined
  /** Only posts published up to this moment. */
  readonly until?: Date | undefined
  /** Only posts by other authors. */
  readonly notBy?: string | null | undefined
}

interface Bounds {
  /** The maximum number of authors to read, the most recently followed first. All by default. */
  readonly authors?: number
  readonly ofEach?: number
  readonly most: number
}

/**
 * Returns the condition that a viewer (null for an admin) can see a post in the feed; the post's author is joined as
 * `actor`. Every member in good standing can read posts for members, and posts have no other audiences.
 */
function isSeenBy(viewerActorId: string | null): RawBuilder<boolean> {
  return sql<boolean>`(post.deleted_at is null and post.audience in ('everyone', 'members') and actor.listed
    and ${notMutedOrBlocked(viewerActorId, 'post.actor_id')} and ${notConcealed(viewerActorId, 'post.id')})`
}

/**
 * Returns the condition that a viewer and the actor in this column have not blocked each other, and the viewer has not
 * muted the actor.
 */
function notMutedOrBlocked(viewerActorId: string | null, column: string): RawBuilder<boolean> {
  if (viewerActorId === null) return sql<boolean>`true`
  return sql<boolean>`${sql.ref(column)} not in (${blockedIds(viewerActorId)} union all ${mutedIds(viewerActorId)})`
}

/** Picks the newest posts of everyone. */
export function pickNewest(db: Database, viewerActorId: string | null, narrowing: PostFilter): Promise<PickedPosts> {
  return pick(db, newest(viewerActorId, narrowing, CURSOR_PAGE_ROWS))
}

/** Picks the newest posts of the viewer and of followed members. Admins follow no one. */
export async function pickFollowed(
  db: Database,
  viewerActorId: string | null,
  narrowing: PostFilter,
): Promise<PickedPosts> {
  if (viewerActorId === null) return { items: [], next: null }
  return pick(db, followedPosts(viewerActorId, narrowing, { most: CURSOR_PAGE_ROWS }))
}

/** Picks the viewer's saved posts, last saved first. */
export async function pickSaved(
  db: Database,
  viewerActorId: string | null,
  narrowing: PostFilter,
): Promise<PickedPosts> {
  if (viewerActorId === null) return { items: [], next: null }
  return pick(
    db,
    sql`
    select post.id, saved_post.created_at as at from saved_post
    join post on post.id = saved_post.post_id join actor on actor.id = post.actor_id
    where saved_post.actor_id = ${viewerActorId} and ${isSeenBy(viewerActorId)}
      ${matchingPosts({ ...narrowing, until: undefined }, sql`(saved_post.created_at, saved_post.post_id)`)}
    order by saved_post.created_at desc, saved_post.post_id desc limit ${sql.lit(CURSOR_PAGE_ROWS)}`,
  )
}

/** Selects the newest posts of everyone, as `id`, `at` and `actor_id`. */
export function newest(viewerActorId: string | null, narrowing: PostFilter, most: number): RawBuilder<unknown> {
  return sql`
    select post.id, post.created_at as at, post.actor_id from post join actor on actor.id = post.actor_id
    where ${isSeenBy(viewerActorId)} ${matchingPosts(narrowing)}
    order by post.created_at desc, post.id desc limit ${sql.lit(most)}`
}

/**
 * Selects the newest posts of the viewer and followed members. Reads no more index entries per author than a page
 * needs.
 */
export function followedPosts(
  viewerActorId: string,
  narrowing: PostFilter,
  { authors, most, ofEach = most }: Bounds,
): RawBuilder<unknown> {
  return sql`
    select recent.id, recent.created_at as at, author.id as actor_id from (
      select ${viewerActorId}::uuid as id
      union all
      (select follow.followed_id from follow
      where follow.follower_id = ${viewerActorId} and ${notMutedOrBlocked(viewerActorId, 'follow.followed_id')}
      ${authors === undefined ? sql`` : sql`order by follow.created_at desc, follow.followed_id desc limit ${sql.lit(authors)}`})
    ) author
    cross join lateral (
      select post.id, post.created_at from post
      where post.actor_id = author.id and post.deleted_at is null and post.audience in ('everyone', 'members')
        and ${notConcealed(viewerActorId, 'post.id')} ${matchingPosts(narrowing)}
      order by post.created_at desc, post.id desc limit ${sql.lit(ofEach)}
    ) recent
    join actor on actor.id = author.id and actor.listed
    order by recent.created_at desc, recent.id desc limit ${sql.lit(most)}`
}

function matchingPosts(
  { tag, before, since, until, notBy }: PostFilter,
  place: RawBuilder<unknown> = sql`(post.created_at, post.id)`,
): RawBuilder<unknown> {
  return sql`
    ${tag === undefined ? sql`` : sql`and post.tags @> array[${tag}]`}
    ${since === undefined ? sql`` : sql`and post.created_at > ${since}`}
    ${until === undefined ? sql`` : sql`and post.created_at <= ${until}`}
    ${notBy ? sql`and post.actor_id <> ${notBy}` : sql``}
    ${before === undefined ? sql`` : sql`and ${place} < (${before.at}::timestamptz, ${before.id}::uuid)`}`
}

async function pick(db: Database, query: RawBuilder<unknown>): Promise<PickedPosts> {
  const { rows } = await sql<Place>`${query}`.execute(db)
  return toCursorPage(rows, (place) => place)
}
