import { randomBytes } from 'node:crypto'
import type { Database } from '../database/database.ts'
import type {} from './kept-secret-tables.ts'

const NAME = 'auth'

/**
 * A random secret that the database keeps, the same for all processes on it: what signs tokens where nobody set
 * AUTH_SECRET. Good enough for one's own machine; a copy of the database then is a copy of the keys, too.
 */
export async function keptSecret(db: Database): Promise<string> {
  await db
    .insertInto('kept_secret')
    .values({ name: NAME, value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const row = await db.selectFrom('kept_secret').select('value').where('name', '=', NAME).executeTakeFirstOrThrow()
  return row.value
}
