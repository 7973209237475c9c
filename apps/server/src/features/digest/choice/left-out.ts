import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { appliedJobs } from '../../applications/index.ts'

/**
 * Returns, for each member, the ids of jobs and companies that the digest must not contain. These are jobs that were
 * sent, saved, hidden, refused or applied to (elsewhere, too, if the member recorded it), the jobs that these were
 * merged into, companies that the member hid, and companies across a block.
 */
export async function readLeftOut(
  db: Database,
  actorIds: readonly string[],
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const anyActorId = sql`any(${actorIds}::uuid[])`
  const { rows } = await sql<{ actor_id: string; ids: string[] }>`
    with of_jobs as (
      select actor_id, job_id from digest_job where actor_id = ${anyActorId}
      union select actor_id, job_id from saved_job where actor_id = ${anyActorId}
      union select actor_id, job_id from hidden_job where actor_id = ${anyActorId}
      union select actor_id, job_id from match_refusal where actor_id = ${anyActorId}
      union select actor_id, job_id from (${appliedJobs(actorIds)}) as applied
    )
    select actor_id, array_agg(id) as ids from (
      select actor_id, job_id as id from of_jobs
      union select of_jobs.actor_id, job.joined_into from of_jobs join job on job.id = of_jobs.job_id
        where job.joined_into is not null
      union select actor_id, company_id from hidden_company where actor_id = ${anyActorId}
      union select blocker_id, blocked_id from block where blocker_id = ${anyActorId}
      union select blocked_id, blocker_id from block where blocked_id = ${anyActorId}
    ) as left_out group by actor_id`.execute(db)
  return new Map(rows.map((row) => [row.actor_id, new Set(row.ids)]))
}
