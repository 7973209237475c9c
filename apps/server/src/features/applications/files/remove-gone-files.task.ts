import { sql } from 'kysely'
import { z } from 'zod'
import type { Task } from '../../../platform/tasks/task.ts'
import type {} from '../tables.ts'

const BATCH = 100

/** Deletes answer files that were not sent within a day, and stored files whose rows have been deleted. */
export const removeGoneFiles: Task<object> = {
  name: 'remove-gone-resume-files',
  data: z.object({}),
  schedule: '*/10 * * * *',
  async handle({ db, files, clock }) {
    await sql`
      delete from resume_file where purpose = 'answer' and created_at <= ${clock.now()}::timestamptz - interval '1 day'
        and not exists (select from application_answer_file where resume_file_id = resume_file.id)`.execute(db)
    const rows = await db.selectFrom('gone_resume_file').select('key').limit(BATCH).execute()
    const keys = rows.map(({ key }) => key)
    if (keys.length === 0) return
    await files.delete(keys)
    await db.deleteFrom('gone_resume_file').where('key', 'in', keys).execute()
  },
}
