import { MOST_COUNTED_TODAY } from '@rise/contract/companies/today/limits'
import type { NewApplicants } from '@rise/contract/companies/today/shapes'
import { sql } from 'kysely'
import { hires, todayPart } from '../../companies/index.ts'
import { shownFace, shownName } from './candidate-columns.ts'

const MOST_SHOWN = 5
const DAY_MS = 86_400_000
const WEEK_MS = 7 * DAY_MS

type Item = NewApplicants['items'][number]

/** The value as the database returns it in JSON: times are text. */
interface Value extends Omit<NewApplicants, 'items'> {
  readonly items: readonly Item[]
}

/**
 * For members who hire: unopened applications, the number that have waited a week for an answer, and the numbers
 * received in the last seven days and in the seven before.
 */
export const newApplicants = todayPart<Value, NewApplicants>({
  isShownTo: hires,
  column({ companyId, now }) {
    const isOpen = sql`application.company_id = ${companyId} and application.ended_at is null and application.forgotten_at is null`
    const isNew = sql`${isOpen} and application.opened_at is null and application.stage = 'received'`
    const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS)
    return sql<Value>`json_build_object(
      'total', (select count(*) from (select from application where ${isNew} limit ${MOST_COUNTED_TODAY}) as counted),
      'items', (
        select coalesce(json_agg(item), '[]') from (
          select application.id as "_id", ${shownName} as name, receipt.content ->> 'headline' as headline,
            ${shownFace} as photo, application.applied_at as "appliedAt",
            json_build_object('_id', written_job.id, 'title', written_job.fields ->> 'title') as job
          from application
          join written_job on written_job.id = application.written_job_id
          left join application_receipt as receipt on receipt.application_id = application.id
          left join actor on actor.id = application.actor_id
          where ${isNew} order by application.applied_at desc, application.id desc limit ${MOST_SHOWN}
        ) as item),
      'waiting', (
        select json_build_object(
          'total', sum(waiting.count), 'job', (array_agg(waiting.job order by waiting.count desc))[1])
        from (
          select count(*) as count, json_build_object('_id', written_job.id, 'title', written_job.fields ->> 'title') as job
          from (
            select written_job_id from application
            where ${isOpen} and application.answered_at is null
              and application.applied_at <= ${new Date(now.getTime() - WEEK_MS)}
            order by application.applied_at desc limit ${MOST_COUNTED_TODAY}
          ) as unanswered join written_job on written_job.id = unanswered.written_job_id
          group by written_job.id
        ) as waiting having count(*) > 0),
      'week', (
        select json_build_object(
          'week', count(*) filter (where applied_at > ${daysAgo(7)}),
          'before', count(*) filter (where applied_at <= ${daysAgo(7)}))
        from application where application.company_id = ${companyId} and applied_at > ${daysAgo(14)}))`
  },
  present: ({ items, ...counts }) => ({
    ...counts,
    items: items.map((item) => ({ ...item, appliedAt: new Date(item.appliedAt).toISOString() })),
  }),
})
