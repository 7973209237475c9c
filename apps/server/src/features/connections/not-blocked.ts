import { type RawBuilder, sql } from 'kysely'

/**
 * The condition that neither of two has blocked the other. Every query that shows actors to somebody carries it.
 * `viewerActorId` is who looks, null for guests and admins, whom nobody blocks; `column` names the actor that is shown,
 * such as `actor.id`.
 */
export function notBlocked(viewerActorId: string | null, column: string): RawBuilder<boolean> {
  if (viewerActorId === null) return sql<boolean>`true`
  const shown = sql.ref(column)
  return sql<boolean>`(
    not exists (select from block where block.blocker_id = ${viewerActorId} and block.blocked_id = ${shown})
    and not exists (select from block where block.blocked_id = ${viewerActorId} and block.blocker_id = ${shown}))`
}

/** The condition that the viewer has not muted the actor of this column, for what is told to the viewer. */
export function notMuted(viewerActorId: string, column: string): RawBuilder<boolean> {
  return sql<boolean>`not exists (
    select from mute where mute.muter_id = ${viewerActorId} and mute.muted_id = ${sql.ref(column)})`
}

/**
 * The ids of those whom the viewer does not see, as a subquery for `not in`: for long lists, where it is read once and not
 * for each row. Nobody for guests and admins.
 */
export function blockedIds(viewerActorId: string | null): RawBuilder<{ id: string }> {
  return sql<{ id: string }>`
    select blocked_id as id from block where blocker_id = ${viewerActorId}::uuid
    union all select blocker_id from block where blocked_id = ${viewerActorId}::uuid`
}

/** The ids of those whom the viewer has muted, as a subquery. */
export function mutedIds(viewerActorId: string): RawBuilder<{ id: string }> {
  return sql<{ id: string }>`select muted_id as id from mute where muter_id = ${viewerActorId}::uuid`
}
