import { sql } from 'kysely'
import type { Database, Tx } from '../../../platform/database/database.ts'
import { stories } from '../story-row.ts'
import { strengthOfRow } from './strength-of-row.ts'

/** Returns which of these professionals have a complete story. Pass at most some hundreds. */
export async function completeStories(db: Database | Tx, actorIds: readonly string[]): Promise<string[]> {
  if (actorIds.length === 0) return []
  // The conditions in SQL leave few professionals, and only their résumés are read.
  const mayBe = sql<boolean>`
    cardinality(story.expertises) > 0 and cardinality(story.hats) > 0 and cardinality(story.sought_values) > 0
    and cardinality(story.interests) > 0 and cardinality(story.mentoring_topics) > 0
    and exists (select from actor_picture where actor_picture.actor_id = actor.id and actor_picture.kind = 'photo')`
  const rows = await stories(db)
    .where('actor.id', 'in', [...actorIds])
    .where(mayBe)
    .execute()
  return rows.filter((row) => strengthOfRow(row).next === null).map(({ id }) => id)
}
