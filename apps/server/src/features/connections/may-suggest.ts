import { type RawBuilder, sql } from 'kysely'

/**
 * The condition that the actor of this column may be suggested to a member: not oneself, not followed, muted or dismissed. Blocks
 * are left to the cards, which are read of those whom the member sees.
 */
export function maySuggest(actorId: string, column: string): RawBuilder<boolean> {
  const other = sql.ref(column)
  return sql<boolean>`(${other} <> ${actorId}
    and not exists (select from follow where follower_id = ${actorId} and followed_id = ${other})
    and not exists (select from mute where muter_id = ${actorId} and muted_id = ${other})
    and not exists (select from dismissed_suggestion where actor_id = ${actorId} and dismissed_id = ${other}))`
}
