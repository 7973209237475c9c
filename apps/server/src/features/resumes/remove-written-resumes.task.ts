import { sql } from 'kysely'
import { z } from 'zod'
import type { Task } from '../../platform/tasks/task.ts'
import type {} from './tables.ts'

const BATCH = 100

/**
 * Deletes PDFs that were written at least 30 days ago; they are written again on request. Also deletes files that were
 * replaced, or whose account was erased.
 */
export const removeWrittenResumes: Task<object> = {
  name: 'remove-written-resumes',
  data: z.object({}),
  schedule: '*/10 * * * *',
  async handle({ db, files, clock }) {
    await sql`
      delete from written_resume where created_at <= ${clock.now()}::timestamptz - interval '30 days'`.execute(db)
    const rows = await db.selectFrom('gone_written_resume').select('key').limit(BATCH).execute()
    const keys = rows.map(({ key }) => key)
    if (keys.length === 0) return
    await files.delete(keys)
    await db.deleteFrom('gone_written_resume').where('key', 'in', keys).execute()
  },
}
