import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import type { DatabaseConnection } from '../database/database.ts'
import { listMigrations, migrate } from '../database/migrate.ts'
import { copyFiles } from './copy-files.ts'
import { loadRows } from './copy-rows.ts'
import { BackupError, FILES, type Manifest, TABLES } from './manifest.ts'
import { list, quoteName, tablesOf } from './schema.ts'

interface BackupTarget {
  readonly connection: DatabaseConnection
  readonly migrationsFolder: string
  /** The folder for uploaded files; undefined if they are in an object store or are not restored. */
  readonly filesFolder: string | undefined
}

/**
 * Loads a backup into a database without accounts. Migrates the schema to the backup's state, loads all rows in one
 * transaction, which checks every foreign key at its end, then copies the files. The next startup of Rise migrates to
 * the newest state.
 * @throws {BackupError} if the database is in use, or the backup does not fit or is damaged; no row is loaded then,
 * unless the copying of the files failed
 */
export async function loadBackup(folder: string, manifest: Manifest, target: BackupTarget): Promise<void> {
  const client = new Client({ ...target.connection, application_name: 'rise restore' })
  await client.connect()
  try {
    await refuseNewer(target.migrationsFolder, manifest)
    await refuseUsed(client, manifest)
    await migrate(target.connection, target.migrationsFolder, manifest.migrations)
    await client.query('begin')
    await loadDatabase(client, folder, manifest)
    await client.query('commit')
  } finally {
    await client.end()
  }
  if (target.filesFolder !== undefined && manifest.files !== null) {
    await mkdir(target.filesFolder, { recursive: true, mode: 0o700 })
    await copyFiles(join(folder, FILES), target.filesFolder, { strict: true })
  }
}

async function refuseNewer(migrationsFolder: string, { migrations }: Manifest): Promise<void> {
  const knownMigrations = new Set(await listMigrations(migrationsFolder))
  const unknownMigration = migrations.find((name) => !knownMigrations.has(name))
  if (unknownMigration !== undefined) {
    throw new BackupError(
      `The backup was made by a newer version of Rise (it has migration ${unknownMigration}). Use that one.`,
    )
  }
}

async function refuseUsed(client: Client, { migrations }: Manifest): Promise<void> {
  const { rows: otherConnections } = await client.query(
    `select from pg_stat_activity where datname = current_database() and application_name = 'rise' limit 1`,
  )
  if (otherConnections.length > 0) throw new BackupError('Rise is running on this database. Stop it first.')
  const names = new Set((await tablesOf(client)).map(({ name }) => name))
  if (names.has('login')) {
    const { rows } = await client.query('select from login limit 1')
    if (rows.length > 0) {
      throw new BackupError(
        'This installation has accounts already, and a restore would mix the two. Restore into an empty one: give an empty DATA_DIR, or a new database as DATABASE_URL.',
      )
    }
  }
  if (!names.has('kysely_migration')) return
  const backupMigrations = new Set(migrations)
  const { rows: run } = await client.query<{ name: string }>('select name from kysely_migration')
  if (run.some(({ name }) => !backupMigrations.has(name))) {
    throw new BackupError(
      'This database is newer than the backup. Restore into an empty one: give an empty DATA_DIR, or a new database as DATABASE_URL.',
    )
  }
}

async function loadDatabase(client: Client, folder: string, { tables, sequences }: Manifest): Promise<void> {
  const presentTables = await tablesOf(client)
  const missingTable = tables.find(({ name }) => !presentTables.some((table) => table.name === name))
  if (missingTable)
    throw new BackupError(`The backup has a table that this version of Rise doesn’t know: ${missingTable.name}.`)
  const { rows: keys } = await client.query<{ name: string; table: string; definition: string }>(
    `select conname as name, conrelid::regclass::text as table, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = to_regnamespace('public') and conparentid = 0`,
  )
  const names = presentTables.map(({ name }) => name)
  for (const { name, table } of keys) await client.query(`alter table ${table} drop constraint ${quoteName(name)}`)
  for (const name of names) await client.query(`alter table ${quoteName(name)} disable trigger user`)
  // Migrations have inserted rows into some tables, so all tables are emptied.
  await client.query(`truncate ${list(names)}`)
  for (const table of tables) {
    const statement = `copy ${quoteName(table.name)} (${list(table.columns)}) from stdin`
    await loadRows(client, statement, join(folder, TABLES, `${table.name}.copy.gz`), table)
  }
  for (const { name, value } of sequences) {
    await client.query('select setval(to_regclass($1), $2::bigint)', [quoteName(name), value])
  }
  for (const name of names) await client.query(`alter table ${quoteName(name)} enable trigger user`)
  for (const { name, table, definition } of keys) {
    await client.query(`alter table ${table} add constraint ${quoteName(name)} ${definition}`)
  }
}
