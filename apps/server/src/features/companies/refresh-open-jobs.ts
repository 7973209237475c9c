import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'

/** Copies each company's number of open jobs from the job counts, because lists are ordered by it. */
export async function refreshOpenJobs(db: Database): Promise<void> {
  await sql`
    with counted as (
      select key::uuid as id, sum(jobs)::integer as jobs from job_count where dimension = 'company' group by key
    ), changed as (
      select company.actor_id as id, coalesce(counted.jobs, 0) as jobs
      from company left join counted on counted.id = company.actor_id
      where company.open_jobs <> coalesce(counted.jobs, 0)
    )
    update company set open_jobs = changed.jobs from changed where changed.id = company.actor_id`.execute(db)
}
