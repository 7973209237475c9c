import { type ReactionTitle, reactions } from '@rise/contract/discussion/kinds'
import type { Reactions } from '@rise/contract/discussion/shapes'
import { type RawBuilder, sql } from 'kysely'
import { mutedOrBlockedIds } from '../connections/index.ts'

/** The reactions to a subject as `reactionsOf` selects them. */
export interface StoredReactions {
  readonly counts: Readonly<Record<string, number>>
  readonly own: string | null
}

/**
 * Returns the reactions to the subject in this column, such as `question.id`, as an expression for another query: the
 * number of members per reaction, and the viewer's own reaction (none for null: guests and admins). Leaves out members
 * the viewer muted or can't see because of a block.
 */
export function reactionsOf(viewerActorId: string | null, column: string): RawBuilder<StoredReactions> {
  const subject = sql.ref(column)
  const isOwn =
    viewerActorId === null
      ? sql`null`
      : sql`(
    select own.reaction from reaction own where own.subject_id = ${subject} and own.actor_id = ${viewerActorId}::uuid)`
  const hiddenCount =
    viewerActorId === null
      ? sql`0`
      : sql`(
    select count(*) from (${mutedOrBlockedIds(viewerActorId)}) unseen
    join reaction other on other.subject_id = known.subject_id and other.actor_id = unseen.id
    join actor hidden on hidden.id = unseen.id and hidden.listed
    where other.reaction = known.reaction)`
  return sql<StoredReactions>`jsonb_build_object('own', ${isOwn}, 'counts', (
    select coalesce(jsonb_object_agg(known.reaction, known.members - ${hiddenCount}), '{}')
    from reaction_count known where known.subject_id = ${subject} and known.members > 0))`
}

/** Returns the number of reactions to the subject in this column, for sorting another query. */
export function reactionTotalOf(column: string): RawBuilder<number> {
  return sql<number>`(
    select coalesce(sum(known.members), 0) from reaction_count known where known.subject_id = ${sql.ref(column)})`
}

/** Returns reactions in the contract's shape, in the order of the catalog. */
export function presentReactions({ counts, own }: StoredReactions): Reactions {
  const countedReactions = reactions.flatMap(({ title }) => {
    const count = counts[title] ?? 0
    return count > 0 ? [[title, count] as const] : []
  })
  return { counts: Object.fromEntries(countedReactions), own: isTitle(own) ? own : null }
}

/** Whether the text is a reaction of the catalog. */
export function isTitle(text: string | null): text is ReactionTitle {
  return reactions.some(({ title }) => title === text)
}
