import { type RawBuilder, sql } from 'kysely'

/**
 * The condition that this column's actor may be suggested to a member: not themselves, followed, muted or dismissed.
 * Blocks are handled by the cards, which include only visible members.
 */
export function maySuggest(actorId: string, column: string): RawBuilder<boolean> {
  const candidateId = sql.ref(column)
  return sql<boolean>`(${candidateId} <> ${actorId}
    and not exists (select from follow where follower_id = ${actorId} and followed_id = ${candidateId})
    and not exists (select from mute where muter_id = ${actorId} and muted_id = ${candidateId})
    and not exists (select from dismissed_suggestion where actor_id = ${actorId} and dismissed_id = ${candidateId}))`
}
