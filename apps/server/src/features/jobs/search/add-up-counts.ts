import { sql } from 'kysely'
import type { Database } from '../../../platform/database.ts'

/** Any number that no other advisory lock of ours has: one process adds up at a time. */
const LOCK = 7_120_012

/** Adds what changed to the totals. Gives whether anything had changed. Writers are not held up. */
export async function addUpCounts(db: Database): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(tx)
    const { rows } = await sql<{ changed: boolean }>`
      with taken as (delete from job_count_change returning *),
      added as (
        insert into job_count as total (dimension, key, work_type, department, jobs)
        select dimension, key, work_type, department, sum(jobs) from taken
        group by dimension, key, work_type, department having sum(jobs) <> 0
        order by dimension, key, work_type, department
        on conflict (dimension, key, work_type, department) do update set jobs = total.jobs + excluded.jobs
      )
      select exists (select from taken) as changed`.execute(tx)
    await tx.deleteFrom('job_count').where('jobs', '=', 0).execute()
    return rows[0]?.changed ?? false
  })
}
