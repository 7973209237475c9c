import { mkdir, readdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { syncFolder } from '../data-dir.ts'
import type { DatabaseConnection } from '../database/database.ts'
import { copyFiles } from './copy-files.ts'
import { writeRows } from './copy-rows.ts'
import { BackupError, FILES, FORMAT, MANIFEST, type Manifest, TABLES } from './manifest.ts'
import { list, quoteName, tablesOf } from './schema.ts'
import { writeTasks } from './waiting-tasks.ts'

interface BackupSource {
  readonly connection: DatabaseConnection
  /** The folder of uploaded files; undefined if they are in an object store. */
  readonly filesFolder: string | undefined
  readonly secretMark: string | null
  readonly now: Date
}

/**
 * Writes a backup into a new or empty folder while Rise keeps running: a consistent snapshot of every table, the tasks
 * that have not finished, and the uploaded files. The files are copied after the rows, so that every file named by a
 * row is included unless it has been deleted in the meantime.
 * @throws {BackupError} if the folder exists and isn't empty
 */
export async function writeBackup(source: BackupSource, folder: string): Promise<Manifest> {
  await makeFolder(folder)
  const client = new Client({ ...source.connection, application_name: 'rise backup' })
  await client.connect()
  try {
    await client.query('begin isolation level repeatable read read only')
    const databaseParts = await writeDatabase(client, folder)
    await client.query('commit')
    const manifest: Manifest = {
      format: FORMAT,
      madeAt: source.now.toISOString(),
      ...databaseParts,
      secretMark: source.secretMark,
      files: source.filesFolder === undefined ? null : await copyUploads(source.filesFolder, join(folder, FILES)),
    }
    await writeFile(join(folder, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600, flush: true })
    await syncFolder(folder)
    return manifest
  } finally {
    await client.end()
  }
}

async function makeFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if ((await readdir(folder)).length > 0) {
    throw new BackupError(`${folder} isn’t empty. Name a folder that doesn’t exist yet.`)
  }
  await mkdir(join(folder, TABLES), { mode: 0o700 })
}

async function writeDatabase(
  client: Client,
  folder: string,
): Promise<Pick<Manifest, 'migrations' | 'tables' | 'sequences' | 'tasks'>> {
  const { rows: migrations } = await client.query<{ name: string }>('select name from kysely_migration order by name')
  const tables = []
  for (const { name, columns } of await tablesOf(client)) {
    const statement = `copy (select ${list(columns)} from ${quoteName(name)}) to stdout`
    tables.push({
      name,
      columns: [...columns],
      ...(await writeRows(client, statement, join(folder, TABLES, `${name}.copy.gz`))),
    })
  }
  const { rows: sequences } = await client.query<{ name: string; value: string }>(
    `select sequencename as name, last_value::text as value from pg_sequences
     where schemaname = 'public' and last_value is not null order by sequencename`,
  )
  return { migrations: migrations.map(({ name }) => name), tables, sequences, tasks: await writeTasks(client, folder) }
}

/**
 * Copies the uploaded files. An installation without uploads has no folder for them yet. A file that is being written
 * has a name that begins with a dot, so `copyFiles` skips it.
 */
async function copyUploads(source: string, target: string): Promise<{ count: number; bytes: number }> {
  const stats = await stat(source).catch(() => undefined)
  if (stats) return copyFiles(source, target)
  await mkdir(target, { mode: 0o700 })
  return { count: 0, bytes: 0 }
}
