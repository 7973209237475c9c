import { sql } from 'kysely'
import { z } from 'zod'
import type { Task } from '../../../platform/tasks/task.ts'
import { keysOf } from './attachment-keys.ts'

const KEPT_MS = 86_400_000
const AT_ONCE = 500

/**
 * Deletes the files of deleted messages, and files that were not sent within a day of their upload. A file in a
 * report's copy stays until the copy is deleted, unless its author's account is erased.
 */
export const removeUnusedFiles: Task<object> = {
  name: 'message-files-remove-unused',
  data: z.object({}),
  schedule: '*/10 * * * *',
  async handle({ db, clock, files, log }) {
    const before = new Date(clock.now().getTime() - KEPT_MS)
    const isCopied = sql<boolean>`exists (select from report_line where message_file_id = message_file.id)`
    const dueFiles = db
      .selectFrom('message_file')
      .select('id')
      .where('convo_id', 'is', null)
      .where((eb) => eb.or([eb('state', '=', 'removed'), eb('created_at', '<=', before)]))
      .where((eb) => eb.or([eb('actor_id', 'is', null), eb.not(isCopied)]))
      .orderBy('id')
      .limit(AT_ONCE)
      .forUpdate()
      .skipLocked()
    // Files are marked first, so that no message can attach one while it is being deleted.
    const removedFiles = await db
      .updateTable('message_file')
      .set({ state: 'removed' })
      .where('id', 'in', dueFiles)
      .returning(['id', 'kind', 'widths'])
      .execute()
    for (const file of removedFiles) {
      try {
        await files.delete(keysOf(file))
        await db.deleteFrom('message_file').where('id', '=', file.id).execute()
      } catch (error) {
        // A failed deletion is retried later and must not prevent the other deletions.
        log.error({ err: error, fileId: file.id }, 'file of a message not removed')
      }
    }
  },
}
