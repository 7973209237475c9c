import { COPY_DAYS } from '@rise/contract/moderation/limits'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Task } from '../../platform/tasks/task.ts'

const DAY_MS = 86_400_000

/**
 * Deletes the copies and the title of reported content, the reporters' words and the moderators' notes, some time after
 * the decision and any appeal. The text of an erased member is deleted some time after the report, even without a
 * decision, because there may never be one.
 */
export const forgetCopies: Task<object> = {
  name: 'forget-reported-copies',
  data: z.object({}),
  schedule: '20 3 * * *',
  async handle({ db, clock }) {
    const before = new Date(clock.now().getTime() - COPY_DAYS * DAY_MS)
    await sql`
      with due as (
        select review.id from review where decided_at <= ${before} and not exists (
          select from review_decision
          where review_decision.review_id = review.id
            and (appealed_at > ${before} or answered_at > ${before} or (appeal is not null and answered_at is null))))
      , words as (update report set words = '' where review_id in (select id from due) and words <> '')
      , notes as (delete from review_note where review_id in (select id from due))
      , erased as (delete from report_line using report
          where report.id = report_line.report_id and report_line.author_id is null and report.created_at <= ${before}
            and report.review_id not in (select id from due))
      , titles as (update review set title = '' where id in (select id from due) and title <> '')
      delete from report_line using report
      where report.id = report_line.report_id and report.review_id in (select id from due)`.execute(db)
  },
}
