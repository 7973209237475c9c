import { sql } from 'kysely'
import { z } from 'zod'
import type { Task } from '../../../platform/tasks/task.ts'
import type {} from '../tables.ts'

const BATCH = 500

/**
 * Hides an application's content and steps from the employer, and deletes the team's notes and ratings, once the
 * application or its job has been closed for `retentionDays`. The candidate keeps the receipt and the steps, and the
 * application still counts.
 */
export const forgetClosed: Task<object> = {
  name: 'forget-closed-applications',
  data: z.object({}),
  schedule: '23 3 * * *',
  async handle({ db, clock, config }) {
    const now = clock.now()
    const since = sql`${now}::timestamptz - make_interval(days => ${config.retentionDays})`
    for (;;) {
      const { rows } = await sql<{ id: string }>`
        with due as (
          (select id from application where ended_at <= ${since} and forgotten_at is null order by ended_at limit ${BATCH})
          union all
          (select application.id from written_job as job join application on application.written_job_id = job.id
            where job.state in ('closed', 'expired') and application.ended_at is null and application.forgotten_at is null
              and case job.state when 'expired' then job.ends_at else job.updated_at end <= ${since}
            limit ${BATCH})
        ), notes as (
          delete from application_note where application_id in (select id from due)
        ), ratings as (
          delete from application_rating where application_id in (select id from due)
        )
        update application set forgotten_at = ${now} from due where application.id = due.id returning application.id`.execute(
        db,
      )
      if (rows.length < BATCH) return
    }
  },
}
