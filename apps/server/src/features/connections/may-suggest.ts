import { type RawBuilder, sql } from 'kysely'

/**
 * Returns the condition that the actor in `column` may be suggested to a member: it is not the member itself, and
 * neither followed, muted nor dismissed. The cards handle blocks, because they include only visible members.
 */
export function maySuggest(actorId: string, column: string): RawBuilder<boolean> {
  const suggestedId = sql.ref(column)
  return sql<boolean>`(${suggestedId} <> ${actorId}
    and not exists (select from follow where follower_id = ${actorId} and followed_id = ${suggestedId})
    and not exists (select from mute where muter_id = ${actorId} and muted_id = ${suggestedId})
    and not exists (select from dismissed_suggestion where actor_id = ${actorId} and dismissed_id = ${suggestedId}))`
}
