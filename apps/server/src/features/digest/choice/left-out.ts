import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'

/**
 * Returns the ids of jobs and companies that a member's digest must not contain: jobs that were sent, saved, hidden or
 * refused, jobs they applied to (here or, by their own record, elsewhere), the jobs these were merged into, companies
 * that they hid, and companies across a block.
 */
export async function readLeftOut(
  db: Database,
  actorIds: readonly string[],
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const ids = sql`any(${actorIds}::uuid[])`
  const { rows } = await sql<{ actor_id: string; ids: string[] }>`
    with of_jobs as (
      select actor_id, job_id from digest_job where actor_id = ${ids}
      union select actor_id, job_id from saved_job where actor_id = ${ids}
      union select actor_id, job_id from hidden_job where actor_id = ${ids}
      union select actor_id, job_id from match_refusal where actor_id = ${ids}
      union select actor_id, job_id from outside_application where actor_id = ${ids} and job_id is not null
      union select application.actor_id, posting.job_id from application
        join posting on posting.company_id = application.company_id and posting.key = application.written_job_id::text
        where application.actor_id = ${ids}
    )
    select actor_id, array_agg(id) as ids from (
      select actor_id, job_id as id from of_jobs
      union select of_jobs.actor_id, job.joined_into from of_jobs join job on job.id = of_jobs.job_id
        where job.joined_into is not null
      union select actor_id, company_id from hidden_company where actor_id = ${ids}
      union select blocker_id, blocked_id from block where blocker_id = ${ids}
      union select blocked_id, blocker_id from block where blocked_id = ${ids}
    ) as left_out group by actor_id`.execute(db)
  return new Map(rows.map((row) => [row.actor_id, new Set(row.ids)]))
}
