import type { AuthoredRow } from '@rise/contract/content/policy'
import type { Database, Tx } from '../../platform/database/database.ts'
import type { RowOf } from '../../platform/database/row-of.ts'
import { authorColumns, rightsOf } from '../content/index.ts'
import { commentCountOf, reactionsOf } from '../discussion/index.ts'

export type PostRow = RowOf<ReturnType<typeof postRows>>

/** Posts with what decides who sees them, and reactions as the viewer (null for a guest) sees them. Each caller narrows. */
export function postRows(db: Database | Tx, viewerActorId: string | null) {
  return db
    .selectFrom('post')
    .innerJoin('actor', 'actor.id', 'post.actor_id')
    .leftJoin('story', 'story.actor_id', 'actor.id')
    .select(['post.id', 'post.actor_id', 'post.kind', 'post.audience', 'post.body', 'post.excerpt', 'post.length'])
    .select(['post.tags', 'post.version', 'post.created_at', 'post.edited_at', 'post.poll_id', 'story.search_engines'])
    .select(authorColumns(viewerActorId))
    .select([
      reactionsOf(viewerActorId, 'post.id').as('reactions'),
      commentCountOf(viewerActorId, 'post.id').as('comments'),
    ])
}

/** A post for the policy: there are no drafts. */
export function rightsOfPost(row: PostRow): AuthoredRow {
  return rightsOf(row, { published: true, audience: row.audience })
}

/** Returns the ids of the polls that posts carry. */
export function pollIdsOf(rows: readonly Pick<PostRow, 'poll_id'>[]): string[] {
  return rows.flatMap(({ poll_id }) => poll_id ?? [])
}

/** The page of a post. */
export function postPath(id: string): string {
  return `/feed/${id}`
}
