import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createEmptyDatabase, type TestDatabase } from '../../../test/database.ts'
import { migrationsFolder } from '../../app.ts'
import { type Database, openDatabase, openPool } from './database.ts'
import { isDatabaseAway } from './is-database-away.ts'
import { migrate } from './migrate.ts'

let emptyDatabase: TestDatabase
let db: Database
let folder: string

beforeEach(async () => {
  emptyDatabase = await createEmptyDatabase()
  db = openDatabase(openPool(emptyDatabase.connection, 4, () => {}))
  folder = await mkdtemp(join(tmpdir(), 'rise-migrations-'))
})

afterEach(async () => {
  await db.destroy()
  await emptyDatabase.drop()
  await rm(folder, { recursive: true })
})

async function tables(): Promise<string[]> {
  const { rows } = await sql<{ tablename: string }>`
    select tablename from pg_tables where schemaname = 'public' order by tablename`.execute(db)
  return rows.map(({ tablename }) => tablename)
}

/** Runs a separate process that opens the backend as the server does when it starts, and then exits. */
async function startingProcess(): Promise<{ status: unknown; output: string }> {
  const code = `
    import { openBackend } from ${JSON.stringify(new URL('../../backend.ts', import.meta.url).href)}
    import { loadConfig } from ${JSON.stringify(new URL('../../load-config.ts', import.meta.url).href)}
    import { createLog } from ${JSON.stringify(new URL('../log.ts', import.meta.url).href)}
    const backend = await openBackend(${JSON.stringify(emptyDatabase.connection)}, { log: createLog('info'), config: loadConfig({}) })
    await backend.close()`
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: 'pipe' })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
  }
  const [status] = await once(child, 'close')
  return { status, output }
}

test('three processes start together on an empty database, and each migration runs once', async () => {
  const exits = await Promise.all([startingProcess(), startingProcess(), startingProcess()])

  expect(exits.map(({ status, output }) => (status === 0 ? 'well' : output))).toEqual(['well', 'well', 'well'])
  const names = (await readdir(migrationsFolder)).map((file) => file.replace('.sql', ''))
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  expect(rows.map(({ name }) => name)).toEqual(names.sort())
  expect(exits.filter(({ output }) => output.includes('database migrated'))).toHaveLength(1)
})

test('applied migrations are not applied again, and new ones follow in the order of their names', async () => {
  await writeFile(join(folder, '0001-first.sql'), 'create table first (id int)')
  expect(await migrate(emptyDatabase.connection, folder)).toEqual(['0001-first'])
  await writeFile(join(folder, '0003-third.sql'), 'create table third (id int references second)')
  await writeFile(join(folder, '0002-second.sql'), 'create table second (id int primary key)')
  await writeFile(join(folder, 'notes.md'), 'no migration')

  expect(await migrate(emptyDatabase.connection, folder)).toEqual(['0002-second', '0003-third'])
  expect(await migrate(emptyDatabase.connection, folder)).toEqual([])
})

test('a new migration whose name sorts before applied ones is applied too', async () => {
  await writeFile(join(folder, '0003-third.sql'), 'create table third (id int)')
  await migrate(emptyDatabase.connection, folder)
  await writeFile(join(folder, '0002-second.sql'), 'create table second (id int)')
  expect(await migrate(emptyDatabase.connection, folder)).toEqual(['0002-second'])
  expect(await migrate(emptyDatabase.connection, folder)).toEqual([])
})

test('a broken migration is rolled back with all others of the same run', async () => {
  await writeFile(join(folder, '0001-good.sql'), 'create table good (id int)')
  await writeFile(join(folder, '0002-broken.sql'), 'create table half (id int); insert into nowhere values (1);')

  await expect(migrate(emptyDatabase.connection, folder)).rejects.toThrow('relation "nowhere" does not exist')

  expect((await tables()).filter((name) => !name.startsWith('kysely'))).toEqual([])
  await writeFile(join(folder, '0002-broken.sql'), 'create table half (id int)')
  expect(await migrate(emptyDatabase.connection, folder)).toEqual(['0001-good', '0002-broken'])
})

test('a migration whose connection is terminated leaves no changes, and no lock that blocks the next run', async () => {
  await writeFile(join(folder, '0001-long.sql'), 'create table long (id int); select pg_sleep(600);')
  const terminatedMigration = migrate(emptyDatabase.connection, folder).catch((error: unknown) => error)
  const terminateConnections = sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query like '%pg_sleep(600)%' and pid <> pg_backend_pid()`
  await expect.poll(async () => (await terminateConnections.execute(db)).rows.length).toBeGreaterThan(0)

  expect(await terminatedMigration).toSatisfy(isDatabaseAway)

  await writeFile(join(folder, '0001-long.sql'), 'create table long (id int)')
  expect(await migrate(emptyDatabase.connection, folder)).toEqual(['0001-long'])
})

test('migrations run without the statement timeout of requests', async () => {
  const timeoutMigration = "create table seen as select current_setting('statement_timeout') as statement_timeout"
  await writeFile(join(folder, '0001-seen.sql'), timeoutMigration)
  await migrate(emptyDatabase.connection, folder)
  const { rows } = await sql`select statement_timeout from seen`.execute(db)
  expect(rows).toEqual([{ statement_timeout: '0' }])
  const currentTimeout = await sql`select current_setting('statement_timeout') as statement_timeout`.execute(db)
  expect(currentTimeout.rows).toEqual([{ statement_timeout: '30s' }])
})

test('a database migrated by a newer version is refused, and the error says what to do', async () => {
  await writeFile(join(folder, '0001-first.sql'), 'create table first (id int)')
  await writeFile(join(folder, '0002-newer.sql'), 'create table newer (id int)')
  await migrate(emptyDatabase.connection, folder)
  await rm(join(folder, '0002-newer.sql'))

  await expect(migrate(emptyDatabase.connection, folder)).rejects.toThrow(/newer version of Rise.*0002-newer/)
})
