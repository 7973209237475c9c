import { basename, join } from 'node:path'
import { formatInteger } from '@rise/contract/words'
import { loadBackup } from '../../../platform/backup/load-backup.ts'
import { BackupError, type Manifest, readManifest, rowsOf } from '../../../platform/backup/manifest.ts'
import { markSecret } from '../../../platform/backup/secret-mark.ts'
import { loadTasks } from '../../../platform/backup/waiting-tasks.ts'
import type { WholeDatabaseCommand } from '../../../platform/command.ts'
import type { Config } from '../../../platform/config.ts'
import { StartError } from '../../../platform/data-dir.ts'
import { recordAct } from '../../session/index.ts'
import { folderArgument } from './folder-argument.ts'

const usage = 'restore <folder of a backup>'

/**
 * `rise restore`: loads a backup into an installation in which no one has an account yet. Exits with status 1 if it
 * fails. If a table is damaged, no row is loaded.
 */
export const restoreCommand: WholeDatabaseCommand = {
  name: 'restore',
  usage,
  async prepare(args, output) {
    const { print, printError } = output
    const path = folderArgument(args, usage, output)
    if (path === undefined) return 1
    const manifest = await readManifest(path).catch(ifRefused)
    if (manifest instanceof BackupError) {
      printError(manifest.message)
      return 1
    }
    return {
      async before(database, config) {
        refuseOtherSecret(manifest, config)
        const filesFolder = config.s3 === undefined ? join(config.dataDir, 'files') : undefined
        await loadBackup(path, manifest, { ...database, filesFolder }).catch(asStartError)
      },
      async work(ctx, { connection }) {
        const tasks = await loadTasks(path, manifest, connection)
        const recordedFacts = { madeAt: manifest.madeAt, rows: rowsOf(manifest), tasks }
        await ctx.db.transaction().execute((tx) =>
          recordAct(ctx, tx, {
            act: 'system.restored',
            by: null,
            subject: { id: null, name: basename(path) },
            after: recordedFacts,
          }),
        )
        print(
          `Restored ${formatInteger(recordedFacts.rows)} rows, as they were on ${manifest.madeAt.slice(0, 16).replace('T', ' ')} UTC.`,
        )
        if (manifest.files === null) print('The files are in an object store, and not in the backup.')
        return 0
      },
    }
  },
}

function refuseOtherSecret({ secretMark }: Manifest, { authSecret }: Config): void {
  if (secretMark === markSecret(authSecret)) return
  const remedy = secretMark === null ? 'Leave AUTH_SECRET out' : 'Set the AUTH_SECRET that it was made with'
  throw new StartError(`The backup belongs to another AUTH_SECRET: what it encrypts could not be read. ${remedy}.`)
}

function ifRefused(error: unknown): BackupError {
  if (error instanceof BackupError) return error
  throw error
}

/** Errors that the operator can fix are printed as one line instead of a stack. */
function asStartError(error: unknown): never {
  if (error instanceof BackupError) throw new StartError(error.message, { cause: error })
  throw error
}
