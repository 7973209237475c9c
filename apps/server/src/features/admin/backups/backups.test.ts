import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createEmptyDatabase, type TestDatabase } from '../../../../test/database.ts'
import { useWorld } from '../../../../test/use-world.ts'
import { migrationsFolder } from '../../../app.ts'
import { openBackend } from '../../../backend.ts'
import { loadBackup } from '../../../platform/backup/load-backup.ts'
import { MANIFEST, type Manifest, readManifest } from '../../../platform/backup/manifest.ts'
import { loadTasks } from '../../../platform/backup/waiting-tasks.ts'
import { writeBackup } from '../../../platform/backup/write-backup.ts'
import type { ReachedDatabase, WholeDatabaseCommand } from '../../../platform/command.ts'
import { listMigrations, migrate } from '../../../platform/database/migrate.ts'
import { createLog } from '../../../platform/log.ts'
import { joinAsAdmin, joinAsEmployer, joinAsProfessional, logInAs } from '../../session/accounts.factory.ts'
import { backupCommand } from './backup.command.ts'
import { restoreCommand } from './restore.command.ts'
import { tryRestoreCommand } from './try-restore.command.ts'

vi.setConfig({ testTimeout: 240_000 })

const { world, app } = useWorld()
let folder: string
let empty: TestDatabase
beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'rise-backup-')), 'one')
  empty = await createEmptyDatabase()
})
afterEach(async () => {
  await empty.drop()
  await rm(join(folder, '..'), { recursive: true })
})

const source = () => ({
  connection: world.connection,
  filesFolder: undefined,
  secretMark: null,
  now: world.clock.now(),
})
const target = () => ({ connection: empty.connection, migrationsFolder, filesFolder: undefined })

async function run(command: WholeDatabaseCommand, args: string[], database: ReachedDatabase) {
  const lines: string[] = []
  const addLine = (line: string) => void lines.push(line)
  const prepared = await command.prepare(args, { print: addLine, printError: addLine })
  if (typeof prepared === 'number') return { status: prepared, said: lines.join('\n') }
  await prepared.before?.(database, world.ctx.config)
  return { status: await prepared.work(world.ctx, database), said: lines.join('\n') }
}

const here = () => ({ connection: world.connection, migrationsFolder })
/** Returns the tables of a manifest without the timeline, which gets a row with each backup. */
const held = ({ tables }: Manifest) => tables.filter(({ name }) => name !== 'admin_act')

describe('a backup', () => {
  test('brings back every row, every task that had not run, and the people who log in', async () => {
    const [ada, employer] = [await joinAsProfessional(world, app), await joinAsEmployer(world, app)]
    const written = await writeBackup(source(), folder)
    expect(written.tables.find(({ name }) => name === 'login')?.rows).toBeGreaterThanOrEqual(2)
    expect(written.tasks?.rows).toBeGreaterThan(0)

    await loadBackup(folder, await readManifest(folder), target())
    const config = world.ctx.config
    const restored = await openBackend(empty.connection, { log: createLog('silent'), config, tasks: [] })
    try {
      expect(await loadTasks(folder, written, empty.connection)).toBe(written.tasks?.rows)
      const again = await writeBackup({ ...source(), connection: empty.connection }, `${folder}-again`)
      expect(held(again)).toEqual(held(written))
      expect(again.sequences).toEqual(written.sequences)
      const names = await restored.ctx.db.selectFrom('login').select('email').execute()
      expect(names.map(({ email }) => email)).toEqual(expect.arrayContaining([ada.email, employer.email]))
    } finally {
      await restored.close()
    }
    await logInAs(app, ada.email)
  })

  test('of an older version gets the newer migrations at the next start', async () => {
    const older = await createEmptyDatabase()
    const names = await listMigrations(migrationsFolder)
    await migrate(older.connection, migrationsFolder, names.slice(0, -1))
    const written = await writeBackup({ ...source(), connection: older.connection }, folder)
    await older.drop()

    await loadBackup(folder, written, target())
    expect(await migrate(empty.connection, migrationsFolder)).toEqual(names.slice(-1))
  })

  test('is only written into an empty folder, and is only valid once it is complete', async () => {
    await writeBackup(source(), folder)
    await expect(writeBackup(source(), folder)).rejects.toThrow('isn’t empty')
    await rm(join(folder, MANIFEST))
    await expect(readManifest(folder)).rejects.toThrow('wasn’t finished')
  })

  test('is refused by an installation that has accounts, runs, or is newer', async () => {
    const written = await writeBackup(source(), folder)
    const present = { connection: world.connection, migrationsFolder, filesFolder: undefined }
    await expect(loadBackup(folder, written, present)).rejects.toThrow('Rise is running on this database')

    await loadBackup(folder, written, target())
    await expect(loadBackup(folder, written, target())).rejects.toThrow('has accounts already')

    const other = { ...written, migrations: [...written.migrations, '9999-later'] }
    await expect(loadBackup(folder, other, target())).rejects.toThrow('made by a newer version')
  })

  test('that is damaged leaves no row behind, and can be restored once it is repaired', async () => {
    const written = await writeBackup(source(), folder)
    const file = join(folder, 'tables', 'login.copy.gz')
    const whole = await readFile(file)
    await writeFile(file, whole.subarray(0, whole.length / 2))
    await expect(loadBackup(folder, written, target())).rejects.toThrow('damaged')
    await writeFile(file, whole)
    await loadBackup(folder, written, target())
  })
})

describe('the commands', () => {
  test('make and try a backup, and the admin area shows when, and with which result', async () => {
    const admin = await joinAsAdmin(world, app)
    const shown = async () => (await admin.api('GET /api/v1/admin/installation')).result.backups
    expect(await shown()).toEqual({ made: null, tried: null })

    expect(await run(backupCommand, [folder], here())).toMatchObject({
      status: 0,
      said: expect.stringMatching(/^Backed up [\d,]+ rows/),
    })
    expect(await run(tryRestoreCommand, [folder], here())).toMatchObject({ status: 0 })
    const at = world.clock.now().toISOString()
    expect(await shown()).toMatchObject({ made: { at, name: 'one' }, tried: { at, name: 'one', problem: null } })

    await rm(join(folder, 'tables', 'actor.copy.gz'))
    world.clock.advance(1_000)
    expect((await run(tryRestoreCommand, [folder], here())).status).toBe(1)
    expect((await shown()).tried?.problem).toContain('damaged')
  })

  test('refuse invalid arguments in one sentence', async () => {
    for (const command of [backupCommand, restoreCommand, tryRestoreCommand]) {
      expect(await run(command, [], here())).toMatchObject({ status: 1 })
    }
    expect(await run(restoreCommand, [folder], here())).toMatchObject({ status: 1 })
    await run(backupCommand, [folder], here())
    await expect(run(restoreCommand, [folder], here())).rejects.toThrow('Rise is running on this database')
    const manifest = await readManifest(folder)
    await writeFile(join(folder, MANIFEST), JSON.stringify({ ...manifest, secretMark: 'of another' }))
    await expect(run(restoreCommand, [folder], here())).rejects.toThrow('another AUTH_SECRET')
  })
})
