import type { Database, Tx } from '../../platform/database/database.ts'

/** Whether one actor has muted another. If so, the muted actor's activities don't notify the muter. */
export async function hasMuted(db: Database | Tx, muter: string, muted: string): Promise<boolean> {
  const row = await db
    .selectFrom('mute')
    .select('muter_id')
    .where('muter_id', '=', muter)
    .where('muted_id', '=', muted)
    .executeTakeFirst()
  return row !== undefined
}
