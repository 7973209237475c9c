import type { AuthoredRow } from '@rise/contract/content/policy'
import { sql } from 'kysely'
import type { Database, Tx } from '../../platform/database/database.ts'
import type { RowOf } from '../../platform/database/row-of.ts'
import { authorColumns, rightsOf } from '../content/index.ts'
import { commentCountOf, isConcealed, notConcealed, reactionsOf } from '../discussion/index.ts'
import { pictureOf } from '../pictures/index.ts'

export type PostRow = RowOf<ReturnType<typeof postRows>>

/**
 * Selects posts with the data that decides their visibility, and reactions as the viewer (null for a guest) sees them.
 * Callers add conditions.
 */
export function postRows(db: Database | Tx, viewerActorId: string | null) {
  return withDeleted(db, viewerActorId).where('post.deleted_at', 'is', null)
}

/** Selects posts like `postRows`, and includes deleted posts until they are purged. */
export function withDeleted(db: Database | Tx, viewerActorId: string | null) {
  return db
    .selectFrom('post')
    .innerJoin('actor', 'actor.id', 'post.actor_id')
    .leftJoin('story', 'story.actor_id', 'actor.id')
    .select(['post.id', 'post.actor_id', 'post.kind', 'post.audience', 'post.body', 'post.excerpt', 'post.length'])
    .select(['post.tags', 'post.version', 'post.created_at', 'post.edited_at', 'post.poll_id', 'story.search_engines'])
    .select([
      'post.deleted_at',
      'post.deleted_by',
      'post.link',
      'post.link_picture_id',
      'actor.created_at as author_since',
    ])
    .select(authorColumns(viewerActorId))
    .select([
      reactionsOf(viewerActorId, 'post.id').as('reactions'),
      commentCountOf(viewerActorId, 'post.id').as('comments'),
      pictureOf(db, sql.ref('post.link_picture_id')).as('link_picture'),
      isSavedBy(viewerActorId).as('saved'),
      isConcealed('post.id').as('hidden'),
    ])
    .where(notConcealed(viewerActorId, 'post.id'))
}

function isSavedBy(viewerActorId: string | null) {
  if (viewerActorId === null) return sql<boolean>`false`
  return sql<boolean>`exists (
    select from saved_post own where own.actor_id = ${viewerActorId} and own.post_id = post.id)`
}

/** Returns the post's properties that the policy checks; posts have no drafts. */
export function rightsOfPost(row: PostRow): AuthoredRow {
  return rightsOf(row, { published: true, audience: row.audience })
}

/** Returns the ids of the posts' polls. */
export function pollIdsOf(rows: readonly Pick<PostRow, 'poll_id'>[]): string[] {
  return rows.flatMap(({ poll_id }) => poll_id ?? [])
}

/** Returns the path of the post's page. */
export function postPath(id: string): string {
  return `/feed/${id}`
}
