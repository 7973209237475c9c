import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import { mutedIds } from '../connections/index.ts'

/**
 * Returns the number of unread messages in a member's inbox, without those in muted conversations or of muted members.
 * A conversation marked as unread counts as at least one.
 */
export async function countMissed(db: Database, actorId: string): Promise<number> {
  const { missed } = await db
    .selectFrom('convo_side')
    .select(sql<number>`coalesce(sum(greatest(unread, 1)), 0)::int`.as('missed'))
    .where('actor_id', '=', actorId)
    .where(sql<boolean>`folder = 'inbox' and not muted and (unread > 0 or marked_unread)`)
    .where(sql<boolean>`not exists (
      select from convo_side as other where other.convo_id = convo_side.convo_id and other.side <> convo_side.side
        and other.actor_id in (${mutedIds(actorId)}))`)
    .executeTakeFirstOrThrow()
  return missed
}
