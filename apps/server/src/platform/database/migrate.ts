import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { StartError } from '../data-dir.ts'
import { type DatabaseConnection, openDatabase, openPool } from './database.ts'

/**
 * Migrates the database to the newest version: runs the `.sql` files of `folder` that have not run, in the order of
 * their names, forward only. A new file may come before files that have already run, because features are developed in
 * parallel. Any number of processes can start at the same time: Kysely holds an advisory lock while one migrates and
 * the others wait. A run is one transaction, so a failed run changes nothing. With `only`, runs just these migrations.
 * Returns the names of the migrations that it ran.
 *
 * @throws {StartError} the database was migrated by a newer version
 * @throws the first failing migration's error
 */
export async function migrate(
  connection: DatabaseConnection,
  folder: string,
  only?: readonly string[],
): Promise<readonly string[]> {
  // A migration, or the wait for another process's migration, may take longer than any other statement.
  const db = openDatabase(openPool(connection, 1, () => {}, { statementMs: 0 }))
  const provider = { getMigrations: () => readMigrations(folder, only) }
  const migrator = new Migrator({ db, provider, allowUnorderedMigrations: true })
  const { error, results } = await migrator.migrateToLatest().finally(() => db.destroy())
  if (error) throw explain(error)
  return (results ?? []).filter((result) => result.status === 'Success').map((result) => result.migrationName)
}

function explain(error: unknown): unknown {
  const missingMigration =
    error instanceof Error && /previously executed migration (\S+) is missing/.exec(error.message)
  if (!missingMigration) return error
  const message = `The database belongs to a newer version of Rise (it has migration ${missingMigration[1]}). Start that version.`
  return new StartError(message, { cause: error })
}

/** Returns the names of the migrations in a folder, in order. */
export async function listMigrations(folder: string): Promise<string[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  return files.map((name) => name.slice(0, -'.sql'.length))
}

async function readMigrations(folder: string, only?: readonly string[]): Promise<Record<string, Migration>> {
  const names = (await listMigrations(folder)).filter((name) => only?.includes(name) ?? true)
  const migrations = names.map(async (name): Promise<[string, Migration]> => {
    const text = await readFile(join(folder, `${name}.sql`), 'utf8')
    return [name, { up: async (db) => void (await sql.raw(text).execute(db)) }]
  })
  return Object.fromEntries(await Promise.all(migrations))
}
