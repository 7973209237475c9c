import { type RawBuilder, sql } from 'kysely'
import { mutedOrBlockedIds, notMutedOrBlocked } from '../../connections/index.ts'
import { concealedChildCount, notConcealed } from '../conceal-subject.ts'

/**
 * Returns the condition that the actor in this column is listed and neither blocked nor muted by the viewer (null for a
 * guest).
 */
function isNotMuted(viewerActorId: string | null, column: string): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from actor heard where heard.id = ${sql.ref(column)} and heard.listed and ${notMutedOrBlocked(viewerActorId, 'heard.id')})`
}

/**
 * Returns the condition that the viewer can see a comment; `comment` is the table's alias in the query. The author must
 * be listed and neither muted nor blocked, and moderation mustn't have hidden the comment from the viewer.
 */
export function isVisible(viewerActorId: string | null, comment: string): RawBuilder<boolean> {
  return sql<boolean>`(${isNotMuted(viewerActorId, `${comment}.actor_id`)} and ${notConcealed(viewerActorId, `${comment}.id`)})`
}

/**
 * Returns the number of comments and replies on the subject in this column that the viewer (null for guests and admins)
 * can see, as an expression for another query.
 */
export function commentCountOf(viewerActorId: string | null, column: string): RawBuilder<number> {
  const hiddenCount =
    viewerActorId === null
      ? sql`0`
      : sql`(
    select count(*) from (${mutedOrBlockedIds(viewerActorId)}) unheard
    join actor hidden on hidden.id = unheard.id and hidden.listed
    join comment on comment.actor_id = unheard.id and comment.subject_id = known.id)`
  return sql<number>`coalesce((
    select (known.comments - ${hiddenCount} - ${concealedChildCount(viewerActorId, 'known.id', 'comment')})::int from discussion_subject known where known.id = ${sql.ref(column)}), 0)`
}
