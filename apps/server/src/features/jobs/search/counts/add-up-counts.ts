import { sql } from 'kysely'
import type { Database } from '../../../../platform/database/database.ts'

/** The key of the advisory lock that lets only one process add up at a time. No other lock has this key. */
const LOCK = 7_120_012

/**
 * Adds the changes to the totals, and deletes totals of zero. Returns whether a total changed. Doesn't block writers.
 */
export async function addUpCounts(db: Database): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(tx)
    const { numAffectedRows = 0n } = await sql`
      with taken as (delete from job_count_change returning *)
      merge into job_count as total using (
        select dimension, key, work_type, department, sum(jobs) as jobs from taken
        group by dimension, key, work_type, department having sum(jobs) <> 0
      ) as change
      on total.dimension = change.dimension and total.key = change.key and total.work_type = change.work_type
        and total.department = change.department
      when matched and total.jobs + change.jobs = 0 then delete
      when matched then update set jobs = total.jobs + change.jobs
      when not matched then insert values (change.dimension, change.key, change.work_type, change.department, change.jobs)`.execute(
      tx,
    )
    return numAffectedRows > 0n
  })
}
