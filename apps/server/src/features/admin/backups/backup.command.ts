import { basename, join } from 'node:path'
import { formatInteger } from '@rise/contract/words'
import { BackupError, rowsOf } from '../../../platform/backup/manifest.ts'
import { markSecret } from '../../../platform/backup/secret-mark.ts'
import { writeBackup } from '../../../platform/backup/write-backup.ts'
import type { WholeDatabaseCommand } from '../../../platform/command.ts'
import { recordAct } from '../../session/index.ts'
import { folderArgument } from './folder-argument.ts'

const usage = 'backup <new folder>'

/**
 * `rise backup`: writes all data of this installation, except files in an object store, into a new folder while the
 * server keeps running, and records the backup for the admin area. Exits with status 1 if the folder isn't empty or an
 * argument is wrong.
 */
export const backupCommand: WholeDatabaseCommand = {
  name: 'backup',
  usage,
  async prepare(args, output) {
    const { print, printError } = output
    const path = folderArgument(args, usage, output)
    if (path === undefined) return 1
    return {
      async work(ctx, { connection }) {
        const { config, clock } = ctx
        const filesFolder = config.s3 === undefined ? join(config.dataDir, 'files') : undefined
        const source = { connection, filesFolder, secretMark: markSecret(config.authSecret), now: clock.now() }
        try {
          const manifest = await writeBackup(source, path)
          const { files } = manifest
          const recordedFacts = { rows: rowsOf(manifest), files: files?.count ?? null }
          await ctx.db.transaction().execute((tx) =>
            recordAct(ctx, tx, {
              act: 'system.backed-up',
              by: null,
              subject: { id: null, name: basename(path) },
              after: recordedFacts,
            }),
          )
          print(`Backed up ${formatInteger(recordedFacts.rows)} rows and ${filesInWords(files)} into ${path}.`)
          if (files === null) print('The files in the object store aren’t in it: keep versions of that bucket.')
          if (config.authSecret !== undefined) print('AUTH_SECRET isn’t in it. Keep it in another place.')
          return 0
        } catch (error) {
          if (!(error instanceof BackupError)) throw error
          printError(error.message)
          return 1
        }
      },
    }
  },
}

function filesInWords(files: { count: number } | null): string {
  if (files === null) return 'no files'
  return files.count === 1 ? '1 file' : `${formatInteger(files.count)} files`
}
