import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'

/** Returns a member's unread messages, without requests and muted conversations; one marked unread counts as one. */
export async function countMissed(db: Database, actorId: string): Promise<number> {
  const { missed } = await db
    .selectFrom('convo_side')
    .select(sql<number>`coalesce(sum(greatest(unread, 1)), 0)::int`.as('missed'))
    .where('actor_id', '=', actorId)
    .where(sql<boolean>`folder = 'inbox' and not muted and (unread > 0 or marked_unread)`)
    .executeTakeFirstOrThrow()
  return missed
}
