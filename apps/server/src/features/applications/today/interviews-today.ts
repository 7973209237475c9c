import type { NextInterview } from '@rise/contract/companies/today/shapes'
import { sql } from 'kysely'
import { hires, todayPart } from '../../companies/index.ts'
import { shownFace, shownName } from './candidate-columns.ts'

const MOST_SHOWN = 5
const HOUR_MS = 3_600_000
const WEEK_MS = 7 * 24 * HOUR_MS

/** For members who hire: the agreed interviews of the next seven days, and those that began within the last hour. */
export const interviewsToday = todayPart<readonly NextInterview[], NextInterview[]>({
  isShownTo: hires,
  column: ({ companyId, now }) => sql<readonly NextInterview[]>`(
    select coalesce(json_agg(item), '[]') from (
      select interview.id as "_id", application.id as "applicationId", ${shownName} as name, ${shownFace} as photo,
        interview.picked as at, interview.minutes, interview.zone, interview.place,
        json_build_object('_id', written_job.id, 'title', written_job.fields ->> 'title') as job
      from application
      join application_interview as interview on interview.application_id = application.id
      join written_job on written_job.id = application.written_job_id
      left join application_receipt as receipt on receipt.application_id = application.id
      left join actor on actor.id = application.actor_id
      where application.company_id = ${companyId} and application.ended_at is null and application.forgotten_at is null
        and interview.cancelled_at is null and interview.picked > ${new Date(now.getTime() - HOUR_MS)}
        and interview.picked <= ${new Date(now.getTime() + WEEK_MS)}
      order by interview.picked, interview.id limit ${MOST_SHOWN}
    ) as item)`,
  present: (items) => items.map((item) => ({ ...item, at: new Date(item.at).toISOString() })),
})
