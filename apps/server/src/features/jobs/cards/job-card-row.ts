import type { JobCard, Place } from '@rise/contract/jobs/shapes'
import { type Selectable, sql } from 'kysely'
import type { Tables } from '../../../platform/database/tables.ts'
import { photoPath } from '../../session/index.ts'

type Job = Selectable<Tables['job']>
export type JobColumns<Name extends keyof Job> = Pick<Job, Name>

/** The columns of a job's card, with its company, and its places in the order of the posting. */
export interface JobCardRow
  extends JobColumns<
    | 'id'
    | 'slug'
    | 'title'
    | 'work_type'
    | 'employment_type'
    | 'seniority'
    | 'department'
    | 'pay_min'
    | 'pay_max'
    | 'pay_currency'
    | 'pay_period'
    | 'skills'
    | 'company_id'
  > {
  /** A string if the row is part of a JSON value. */
  readonly posted_at: Date | string
  readonly company_slug: string
  readonly company_name: string
  readonly company_logo: string | null
  readonly places: readonly Place[]
  readonly replies: JobCard['replies']
}

// Hand-written SQL that returns each card as one value: building the statement each time and reading many small values
// would take the server longer than the query takes the database.
const columns = sql.raw(`
  job.id, job.slug, job.title, job.work_type, job.employment_type, job.seniority, job.department, job.pay_min, job.pay_max,
  job.pay_currency, job.pay_period, job.skills, job.posted_at, job.company_id, actor.slug as company_slug,
  company.name as company_name, (
    select coalesce(json_agg(found), '[]') from (
      select place.slug, place.name, place.locality, place.region, place.country
      from job_place join place on place.id = job_place.place_id
      where job_place.job_id = job.id order by job_place.position
    ) as found
  ) as places, case when job.application_type = 'Smart Apply' then (
    select json_build_object('of', case when job_id is null then 'company' else 'job' end, 'applications', applications,
      'percent', percent, 'medianDays', median_days)
    from reply_figure where company_id = job.company_id and (job_id = job.id or job_id is null)
    order by job_id is null limit 1
  ) end as replies`)
export const cardColumns = sql`${columns}, ${photoPath} as company_logo`
export const jobTables = sql.raw(
  'job join company on company.actor_id = job.company_id join actor on actor.id = job.company_id',
)
