import type { CompanyToday } from '@rise/contract/companies/today/shapes'
import { sql } from 'kysely'
import { todayPart } from '../companies/index.ts'

type Views = CompanyToday['views']

/** How often the pages of a company's open jobs were viewed in the last seven days, and in the seven before. */
export const jobViews = todayPart<Views, Views>({
  column: ({ companyId, now }) => sql<Views>`(
    select json_build_object(
      'week', coalesce(sum(seen.views) filter (where seen.day > seen.today - 7), 0)::int,
      'before', coalesce(sum(seen.views) filter (where seen.day <= seen.today - 7), 0)::int)
    from (
      select job_view_day.day, job_view_day.views, (${now}::timestamptz at time zone 'UTC')::date as today
      from job join job_view_day on job_view_day.job_id = job.id
      where job.company_id = ${companyId} and job.closed_at is null
        and job_view_day.day > (${now}::timestamptz at time zone 'UTC')::date - 14
    ) as seen)`,
  present: (views) => views,
})
