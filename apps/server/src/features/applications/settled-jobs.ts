import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import { WRITTEN_HERE } from '../postings/index.ts'

/** Selects `actor_id` and `job_id` of the jobs that professionals applied to here, or noted as applied to elsewhere. */
export function appliedJobs(actorIds: readonly string[]): RawBuilder<unknown> {
  const anyActorId = sql`any(${actorIds}::uuid[])`
  return sql`
    select actor_id, job_id from outside_application where actor_id = ${anyActorId} and job_id is not null
    union all select application.actor_id, posting.job_id from application
      join job_source on job_source.company_id = application.company_id and job_source.kind = ${WRITTEN_HERE}
      join posting on posting.source_id = job_source.id and posting.key = application.written_job_id::text
      where application.actor_id = ${anyActorId}`
}

/**
 * Returns the jobs that a professional has applied to or hidden. Of the jobs of hidden companies, only those among `ids`
 * are included.
 */
export async function settledJobs(db: Database, actorId: string, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select job_id as id from hidden_job where actor_id = ${actorId}
    union all select job.id from hidden_company join job on job.company_id = hidden_company.company_id
      where hidden_company.actor_id = ${actorId} and job.id = any(${ids}::uuid[])
    union all select job_id from (${appliedJobs([actorId])}) as applied`.execute(db)
  return new Set(rows.map(({ id }) => id))
}
