import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
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

const { world, app } = useWorld()
let folder: string
let emptyDatabase: TestDatabase
beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'rise-backup-')), 'one')
  emptyDatabase = await createEmptyDatabase()
})
afterEach(async () => {
  await emptyDatabase.drop()
  await rm(join(folder, '..'), { recursive: true })
})

const source = () => ({
  connection: world.connection,
  filesFolder: undefined,
  secretMark: null,
  now: world.clock.now(),
})
const target = () => ({ connection: emptyDatabase.connection, migrationsFolder, filesFolder: undefined })

async function run(command: WholeDatabaseCommand, args: string[], database: ReachedDatabase) {
  const lines: string[] = []
  const addLine = (line: string) => void lines.push(line)
  const preparedCommand = await command.prepare(args, { print: addLine, printError: addLine })
  if (typeof preparedCommand === 'number') return { status: preparedCommand, said: lines.join('\n') }
  await preparedCommand.before?.(database, world.ctx.config)
  return { status: await preparedCommand.work(world.ctx, database), said: lines.join('\n') }
}

const worldDatabase = () => ({ connection: world.connection, migrationsFolder })
/** Returns the tables of a manifest without the timeline, which gets a row with each backup. */
const tablesWithoutTimeline = ({ tables }: Manifest) => tables.filter(({ name }) => name !== 'admin_act')

describe('a backup', () => {
  test('restores every row and every waiting task', async () => {
    const [ada, employer] = [await joinAsProfessional(world, app), await joinAsEmployer(world, app)]
    const manifest = await writeBackup(source(), folder)
    expect(manifest.tables.find(({ name }) => name === 'login')?.rows).toBeGreaterThanOrEqual(2)
    expect(manifest.tasks?.rows).toBeGreaterThan(0)

    await loadBackup(folder, await readManifest(folder), target())
    const config = world.ctx.config
    const backend = await openBackend(emptyDatabase.connection, { log: createLog('silent'), config, tasks: [] })
    try {
      expect(await loadTasks(folder, manifest, emptyDatabase.connection)).toBe(manifest.tasks?.rows)
      const secondManifest = await writeBackup({ ...source(), connection: emptyDatabase.connection }, `${folder}-again`)
      expect(tablesWithoutTimeline(secondManifest)).toEqual(tablesWithoutTimeline(manifest))
      expect(secondManifest.sequences).toEqual(manifest.sequences)
      const names = await backend.ctx.db.selectFrom('login').select('email').execute()
      expect(names.map(({ email }) => email)).toEqual(expect.arrayContaining([ada.email, employer.email]))
    } finally {
      await backend.close()
    }
    await logInAs(app, ada.email)
  })

  test('made by an older version is loaded as it is, and can then be migrated to the present version', async () => {
    const olderDatabase = await createEmptyDatabase()
    const names = await listMigrations(migrationsFolder)
    await migrate(olderDatabase.connection, migrationsFolder, names.slice(0, -1))
    const manifest = await writeBackup({ ...source(), connection: olderDatabase.connection }, folder)
    await olderDatabase.drop()

    await loadBackup(folder, manifest, target())
    expect(await migrate(emptyDatabase.connection, migrationsFolder)).toEqual(names.slice(-1))
  })

  test('is written only to an empty folder, and can’t be read until it is complete', async () => {
    await writeBackup(source(), folder)
    await expect(writeBackup(source(), folder)).rejects.toThrow('isn’t empty')
    await rm(join(folder, MANIFEST))
    await expect(readManifest(folder)).rejects.toThrow('wasn’t finished')
  })

  test('can’t be loaded if the installation has accounts or is running, or if the backup is newer', async () => {
    const manifest = await writeBackup(source(), folder)
    const presentPlace = { connection: world.connection, migrationsFolder, filesFolder: undefined }
    await expect(loadBackup(folder, manifest, presentPlace)).rejects.toThrow('Rise is running on this database')

    await loadBackup(folder, manifest, target())
    await expect(loadBackup(folder, manifest, target())).rejects.toThrow('has accounts already')

    const newerManifest = { ...manifest, migrations: [...manifest.migrations, '9999-later'] }
    await expect(loadBackup(folder, newerManifest, target())).rejects.toThrow('made by a newer version')
  })

  test('that is damaged isn’t loaded, and can be loaded into the same database once it is repaired', async () => {
    const manifest = await writeBackup(source(), folder)
    const file = join(folder, 'tables', 'login.copy.gz')
    const originalBytes = await readFile(file)
    await writeFile(file, originalBytes.subarray(0, originalBytes.length / 2))
    await expect(loadBackup(folder, manifest, target())).rejects.toThrow('damaged')
    await writeFile(file, originalBytes)
    await loadBackup(folder, manifest, target())
  })
})

describe('the backup commands', () => {
  test('make and test a backup, and the admin area shows the time and the result', async () => {
    const admin = await joinAsAdmin(world, app)
    const readBackupsPage = async () => (await admin.api('GET /api/v1/admin/installation')).result.backups
    expect(await readBackupsPage()).toEqual({ made: null, tried: null })

    expect(await run(backupCommand, [folder], worldDatabase())).toMatchObject({
      status: 0,
      said: expect.stringMatching(/^Backed up [\d,]+ rows/),
    })
    expect(await run(tryRestoreCommand, [folder], worldDatabase())).toMatchObject({ status: 0 })
    const at = world.clock.now().toISOString()
    expect(await readBackupsPage()).toMatchObject({
      made: { at, name: 'one' },
      tried: { at, name: 'one', problem: null },
    })

    await rm(join(folder, 'tables', 'actor.copy.gz'))
    world.clock.advance(1_000)
    expect((await run(tryRestoreCommand, [folder], worldDatabase())).status).toBe(1)
    expect((await readBackupsPage()).tried?.problem).toContain('damaged')
  })

  test('refuse invalid arguments, and refuse to restore into a running installation or with another AUTH_SECRET', async () => {
    for (const command of [backupCommand, restoreCommand, tryRestoreCommand]) {
      expect(await run(command, [], worldDatabase())).toMatchObject({ status: 1 })
    }
    expect(await run(restoreCommand, [folder], worldDatabase())).toMatchObject({ status: 1 })
    await run(backupCommand, [folder], worldDatabase())
    await expect(run(restoreCommand, [folder], worldDatabase())).rejects.toThrow('Rise is running on this database')
    const manifest = await readManifest(folder)
    await writeFile(join(folder, MANIFEST), JSON.stringify({ ...manifest, secretMark: 'of another' }))
    await expect(run(restoreCommand, [folder], worldDatabase())).rejects.toThrow('another AUTH_SECRET')
  })
})
