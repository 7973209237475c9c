import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { WRITTEN_HERE } from '../../postings/index.ts'

/** Returns which of these jobs a professional has applied for, or hidden. */
export async function settledJobs(db: Database, actorId: string, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select job_id as id from hidden_job where actor_id = ${actorId}
    union all select job.id from hidden_company join job on job.company_id = hidden_company.company_id
      where hidden_company.actor_id = ${actorId} and job.id = any(${ids}::uuid[])
    union all select job_id from outside_application where actor_id = ${actorId} and job_id is not null
    union all select posting.job_id from application
      join posting on posting.company_id = application.company_id and posting.key = application.written_job_id::text
      join job_source on job_source.id = posting.source_id and job_source.kind = ${WRITTEN_HERE}
      where application.actor_id = ${actorId}`.execute(db)
  return new Set(rows.map(({ id }) => id))
}
