import type { CompanyToday } from '@rise/contract/companies/today/shapes'
import { ENDING_DAYS } from '@rise/contract/postings/limits'
import { sql } from 'kysely'
import { todayPart } from '../../companies/index.ts'

const MOST_SHOWN = 5
const DAY_MS = 86_400_000

type Jobs = CompanyToday['jobs']

/**
 * Counts a company's open jobs and its drafts, including scheduled jobs. Lists up to five jobs written here that end
 * within a week.
 */
export const jobsToday = todayPart<Jobs, Jobs>({
  column: ({ companyId, now }) => sql<Jobs>`json_build_object(
    'open', (select count(*) from job where job.company_id = ${companyId} and job.closed_at is null),
    'drafts', (select count(*) from written_job where company_id = ${companyId} and state in ('draft', 'scheduled')),
    'ending', (
      select coalesce(json_agg(ending), '[]') from (
        select id as "_id", fields ->> 'title' as title, ends_at as "endsAt" from written_job
        where company_id = ${companyId} and state = 'open' and ends_at > ${now}
          and ends_at <= ${new Date(now.getTime() + ENDING_DAYS * DAY_MS)}
        order by ends_at, id limit ${MOST_SHOWN}
      ) as ending))`,
  present: ({ ending, ...counts }) => ({
    ...counts,
    ending: ending.map((job) => ({ ...job, endsAt: new Date(job.endsAt).toISOString() })),
  }),
})
