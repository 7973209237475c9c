import type { JobCard } from '@rise/contract/jobs/shapes'
import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { allOf, companyIsShown, conditionsOf } from '../search/selection.ts'
import { listJobCards } from './job-cards.ts'

interface Added {
  /** Jobs posted earlier are not new, even if they were read only now. */
  readonly postedSince: Date
  /** Added after this time, unless null, */
  readonly addedAfter: Date | null
  /** and not after this one. */
  readonly addedUntil: Date
  /** Companies hidden from the viewer. */
  readonly hiddenCompanies: readonly string[]
  readonly limit: number
}

/** Returns open jobs added within a period, newest first. */
export async function listAddedJobs(
  db: Database,
  { postedSince, addedAfter, addedUntil, hiddenCompanies, limit }: Added,
): Promise<readonly JobCard[]> {
  const conditions = [companyIsShown('job.company_id'), ...conditionsOf({ postedSince, hiddenCompanies })]
  const ids = sql`select job.job_id from job_search as job join job as made on made.id = job.job_id
    where ${allOf(conditions)} and made.created_at <= ${addedUntil}
      and (${addedAfter}::timestamptz is null or made.created_at > ${addedAfter})
    order by job.posted_at desc, job.job_id desc limit ${sql.lit(limit)}`
  return (await listJobCards(db, ids)).items
}
