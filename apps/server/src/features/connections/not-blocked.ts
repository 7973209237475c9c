import { type RawBuilder, sql } from 'kysely'

/**
 * Returns the condition that neither of two actors has blocked the other. Every query that shows actors to a viewer
 * includes it. `viewerActorId` is the viewer, null for guests and admins, who can't be blocked; `column` is the column
 * with the shown actor's id, such as `actor.id`.
 */
export function notBlocked(viewerActorId: string | null, column: string): RawBuilder<boolean> {
  if (viewerActorId === null) return sql<boolean>`true`
  const actorColumn = sql.ref(column)
  return sql<boolean>`(
    not exists (select from block where block.blocker_id = ${viewerActorId} and block.blocked_id = ${actorColumn})
    and not exists (select from block where block.blocked_id = ${viewerActorId} and block.blocker_id = ${actorColumn}))`
}

/** Returns the condition of `notBlocked` for two columns, in statements about many members. */
export function notBlockedBetween(one: string, other: string): RawBuilder<boolean> {
  const [a, b] = [sql.ref(one), sql.ref(other)]
  return sql<boolean>`(
    not exists (select from block where block.blocker_id = ${a} and block.blocked_id = ${b})
    and not exists (select from block where block.blocker_id = ${b} and block.blocked_id = ${a}))`
}

/** Returns the condition that the viewer has not muted the actor in this column. */
export function notMuted(viewerActorId: string, column: string): RawBuilder<boolean> {
  return sql<boolean>`not exists (
    select from mute where mute.muter_id = ${viewerActorId} and mute.muted_id = ${sql.ref(column)})`
}

/** Returns the condition of `notMuted` for two columns. */
export function notMutedBetween(muter: string, muted: string): RawBuilder<boolean> {
  return sql<boolean>`not exists (
    select from mute where mute.muter_id = ${sql.ref(muter)} and mute.muted_id = ${sql.ref(muted)})`
}

/**
 * Returns the ids of the actors with a block between them and the viewer, as a subquery for `not in`. Use it in long
 * lists, where it runs once rather than for each row. Empty for guests and admins.
 */
export function blockedIds(viewerActorId: string | null): RawBuilder<{ id: string }> {
  return sql<{ id: string }>`
    select blocked_id as id from block where blocker_id = ${viewerActorId}::uuid
    union all select blocker_id from block where blocked_id = ${viewerActorId}::uuid`
}

/** Returns the ids of the members muted by the viewer, as a subquery. */
export function mutedIds(viewerActorId: string): RawBuilder<{ id: string }> {
  return sql<{ id: string }>`select muted_id as id from mute where muter_id = ${viewerActorId}::uuid`
}

/**
 * Returns the condition that the viewer (null for guests and admins) has not muted the actor in this column, and that
 * neither has blocked the other.
 */
export function notMutedOrBlocked(viewerActorId: string | null, column: string): RawBuilder<boolean> {
  if (viewerActorId === null) return sql<boolean>`true`
  return sql<boolean>`(${notBlocked(viewerActorId, column)} and ${notMuted(viewerActorId, column)})`
}

/** Returns the ids of members muted by the viewer or hidden by a block, each once, as a subquery. */
export function mutedOrBlockedIds(viewerActorId: string): RawBuilder<{ id: string }> {
  return sql<{ id: string }>`${blockedIds(viewerActorId)} union ${mutedIds(viewerActorId)}`
}
