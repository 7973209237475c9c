import { randomBytes } from 'node:crypto'
import type { Database } from '../database/database.ts'
import type {} from './stored-secret-tables.ts'

/**
 * Returns a random secret that the database stores, the same for all its processes. It signs tokens if AUTH_SECRET is
 * not set, which is good enough for a developer's own machine. Elsewhere, a copy of the database would include the
 * keys.
 */
export function storedSecret(db: Database): Promise<string> {
  return storedValue(db, 'auth', () => randomBytes(32).toString('base64url'))
}

/** Returns the value that the database stores under a name, generated at the first call; all processes get the same. */
export async function storedValue(db: Database, name: string, make: () => string): Promise<string> {
  const existingValue = await findValue(db, name)
  if (existingValue !== undefined) return existingValue
  await db
    .insertInto('kept_secret')
    .values({ name, value: make() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const value = await findValue(db, name)
  if (value === undefined) throw new Error(`The database does not keep ${name}.`)
  return value
}

/** Deletes a value that is no longer needed, unless another process has already replaced it. */
export async function deleteStoredValue(db: Database, name: string, value: string): Promise<void> {
  await db.deleteFrom('kept_secret').where('name', '=', name).where('value', '=', value).execute()
}

async function findValue(db: Database, name: string): Promise<string | undefined> {
  const row = await db.selectFrom('kept_secret').select('value').where('name', '=', name).executeTakeFirst()
  return row?.value
}
