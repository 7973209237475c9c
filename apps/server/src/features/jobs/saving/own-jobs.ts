import type { JobCard } from '@rise/contract/jobs/shapes'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { cardColumns, type JobCardRow, jobTables } from '../cards/job-card-row.ts'
import { presentJobCard } from '../cards/present-job-card.ts'

interface OwnRow extends JobCardRow {
  readonly at: Date
  readonly note: string | null
  readonly closed_at: Date | null
  readonly kept_id: string
}

/** A job in a professional's saved, seen or hidden list. */
export interface OwnJob {
  readonly job: JobCard
  readonly dateClosed: string | null
  readonly at: Date
  readonly note: string
  /** The id under which the job was stored. If the job has been merged since, this is not the id of `job`. */
  readonly keptId: string
}

/**
 * Returns the jobs that a query selects as `job_id`, `at` and `note`, latest first, open or closed. Merged jobs are
 * replaced by their target. Excludes jobs of companies hidden from the viewer.
 */
export async function readOwnJobs(db: Database, viewerId: string, stored: RawBuilder<unknown>): Promise<OwnJob[]> {
  const { rows } = await sql<OwnRow>`
    with kept as (${stored})
    select ${cardColumns}, job.closed_at, kept.at, kept.note, kept.job_id as kept_id
    from kept join job as known on known.id = kept.job_id
    join (${jobTables}) on job.id = coalesce(known.joined_into, known.id)
    where actor.listed and not exists (
      select from block where (blocker_id, blocked_id) in ((${viewerId}, actor.id), (actor.id, ${viewerId})))
    order by kept.at desc, kept.job_id desc`.execute(db)
  return rows.map((row) => ({
    job: presentJobCard(row),
    dateClosed: row.closed_at?.toISOString() ?? null,
    at: row.at,
    note: row.note ?? '',
    keptId: row.kept_id,
  }))
}
