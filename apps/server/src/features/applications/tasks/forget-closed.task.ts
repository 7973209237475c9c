import { sql } from 'kysely'
import { z } from 'zod'
import type { Task } from '../../../platform/tasks/tasks.ts'
import type {} from '../tables.ts'

const BATCH = 500

/**
 * Ends the employer's view of applications that were closed long ago: what was sent and said. The team's notes and ratings are
 * deleted; the candidate keeps the receipt, and the counts stay.
 */
export const forgetClosed: Task<object> = {
  name: 'forget-closed-applications',
  data: z.object({}),
  schedule: '23 3 * * *',
  async handle({ db, clock, config }) {
    const now = clock.now()
    for (;;) {
      const { rows } = await sql<{ id: string }>`
        with due as (
          select id from application
          where ended_at <= ${now}::timestamptz - make_interval(days => ${config.retentionDays}) and forgotten_at is null
          order by ended_at limit ${BATCH}
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
