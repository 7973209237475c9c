import { randomBytes } from 'node:crypto'
import type { Database } from '../database/database.ts'
import type {} from './kept-secret-tables.ts'

const NAME = 'auth'

/**
 * Returns a random secret that the database keeps, the same for all its processes: it signs tokens when AUTH_SECRET is
 * not set. Good enough for your own machine; elsewhere, a copy of the database would include the keys.
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
