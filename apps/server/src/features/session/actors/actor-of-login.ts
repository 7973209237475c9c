import type { Database, Tx } from '../../../platform/database/database.ts'

/**
 * Returns the id of the actor that a login acts for after logging in: its first one; null if it has none, as an admin.
 */
export async function actorOfLogin(db: Database | Tx, loginId: string): Promise<string | null> {
  const membership = await db
    .selectFrom('membership')
    .select('actor_id')
    .where('login_id', '=', loginId)
    .orderBy('created_at')
    .orderBy('actor_id')
    .executeTakeFirst()
  return membership?.actor_id ?? null
}
