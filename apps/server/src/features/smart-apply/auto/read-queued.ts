import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Database, Tx } from '../../../platform/database/database.ts'
import type { Queued } from './plan-queue.ts'

const DAY_MS = 86_400_000

/**
 * Returns the present state of a queue, with all jobs that were ever queued, so that none is queued twice. Items with a
 * date in the future, from a clock that was ahead, count for today.
 */
export async function readQueued(
  { db, clock }: { readonly db: Database | Tx; readonly clock: Context['clock'] },
  actorId: string,
): Promise<Queued & { readonly jobIds: ReadonlySet<string> }> {
  const since = new Date(clock.now().getTime() - DAY_MS)
  const { rows } = await sql<{ jobId: string; companyId: string; isWaiting: boolean; isToday: boolean }>`
    select job_id as "jobId", company_id as "companyId", state in ('waiting', 'sending') as "isWaiting",
      queued_at > ${since} as "isToday"
    from auto_item where actor_id = ${actorId}`.execute(db)
  return {
    today: rows.filter(({ isToday }) => isToday).length,
    companyIds: new Set(rows.filter(({ isWaiting }) => isWaiting).map(({ companyId }) => companyId)),
    jobIds: new Set(rows.map(({ jobId }) => jobId)),
  }
}
