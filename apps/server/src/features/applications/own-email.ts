import type { Database, Tx } from '../../platform/database/database.ts'

/** Returns a professional's login address. */
export async function ownEmail(db: Database | Tx, actorId: string): Promise<string> {
  const login = await db
    .selectFrom('membership')
    .innerJoin('login', 'login.id', 'membership.login_id')
    .select('login.email')
    .where('membership.actor_id', '=', actorId)
    .executeTakeFirst()
  return login?.email ?? ''
}
