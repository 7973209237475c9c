import { type RawBuilder, sql } from 'kysely'
import { blockedIds, mutedIds, notBlocked, notMuted } from '../../connections/index.ts'

/** The condition that the actor of this column is listed and neither blocked nor muted by the viewer (null for a guest). */
export function isHeard(viewerActorId: string | null, column: string): RawBuilder<boolean> {
  const heard =
    viewerActorId === null
      ? sql`true`
      : sql`${notBlocked(viewerActorId, 'heard.id')} and ${notMuted(viewerActorId, 'heard.id')}`
  return sql<boolean>`exists (
    select from actor heard where heard.id = ${sql.ref(column)} and heard.listed and ${heard})`
}

/**
 * Returns how many comments and replies the viewer (null for guests and admins) sees of the subject of this column, as a
 * value of another query.
 */
export function commentCountOf(viewerActorId: string | null, column: string): RawBuilder<number> {
  const unheard =
    viewerActorId === null
      ? sql`0`
      : sql`(
    select count(*) from (${blockedIds(viewerActorId)} union ${mutedIds(viewerActorId)}) unheard
    join actor hidden on hidden.id = unheard.id and hidden.listed
    join comment on comment.actor_id = unheard.id and comment.subject_id = known.id)`
  return sql<number>`coalesce((
    select (known.comments - ${unheard})::int from discussion_subject known where known.id = ${sql.ref(column)}), 0)`
}
