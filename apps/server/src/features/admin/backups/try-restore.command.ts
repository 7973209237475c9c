import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { formatInteger } from '@rise/contract/words'
import { checkFiles } from '../../../platform/backup/check-files.ts'
import { loadBackup } from '../../../platform/backup/load-backup.ts'
import { BackupError, readManifest, rowsOf } from '../../../platform/backup/manifest.ts'
import type { WholeDatabaseCommand } from '../../../platform/command.ts'
import type { Context } from '../../../platform/context.ts'
import { migrate } from '../../../platform/database/migrate.ts'
import { startPostgres } from '../../../platform/postgres/index.ts'
import { recordAct } from '../../session/index.ts'
import { folderArgument } from './folder-argument.ts'

const usage = 'try-restore <folder of a backup>'

/**
 * `rise try-restore`: restores a backup into a temporary database, checks every row and the number and size of the
 * files, drops the database again, and records the outcome for the admin area. Exits with status 1 if the backup can't
 * be restored.
 */
export const tryRestoreCommand: WholeDatabaseCommand = {
  name: 'try-restore',
  usage,
  async prepare(args, output) {
    const { print, printError } = output
    const path = folderArgument(args, usage, output)
    if (path === undefined) return 1
    return {
      async work(ctx, { migrationsFolder }) {
        try {
          const rows = await tryRestore(path, migrationsFolder)
          await note(ctx, path, { outcome: 'restored', rows })
          print(`The backup can be restored: ${formatInteger(rows)} rows, and every file, are as they were.`)
          return 0
        } catch (error) {
          if (!(error instanceof BackupError)) throw error
          await note(ctx, path, { outcome: error.message })
          printError(error.message)
          return 1
        }
      },
    }
  },
}

/** Restores a backup into a temporary database. Returns the number of its rows. */
async function tryRestore(folder: string, migrationsFolder: string): Promise<number> {
  const manifest = await readManifest(folder)
  await checkFiles(folder, manifest)
  const dataDir = await mkdtemp(join(tmpdir(), 'rise-restore-'))
  try {
    const { connection, stop } = await startPostgres({ dataDir, log: { info: () => undefined } })
    try {
      await loadBackup(folder, manifest, { connection, migrationsFolder, filesFolder: undefined })
      await migrate(connection, migrationsFolder)
    } finally {
      await stop()
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
  return rowsOf(manifest)
}

function note(ctx: Context, folder: string, after: Readonly<Record<string, unknown>>): Promise<void> {
  const subject = { id: null, name: basename(folder) }
  return ctx.db
    .transaction()
    .execute((tx) => recordAct(ctx, tx, { act: 'system.restore-tried', by: null, subject, after }))
}
