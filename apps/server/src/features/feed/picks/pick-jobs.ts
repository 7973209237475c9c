import { MOST_PICKS } from '@rise/contract/feed/limits'
import type { PickedJob } from '@rise/contract/feed/shapes'
import { GOOD_MATCH } from '@rise/contract/match/limits'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Database } from '../../../platform/database/database.ts'
import { appliedJobs } from '../../applications/index.ts'
import { blockedIds } from '../../connections/index.ts'
import { jobCardsOf, narrowJobs } from '../../jobs/index.ts'
import { findFreshMatches } from '../../match/index.ts'

/**
 * The maximum number of matches that are read: more than are picked, because some may have closed since the fresh jobs
 * were loaded.
 */
const MOST_READ = 3 * MOST_PICKS

/**
 * Returns a professional's best matches among the open jobs from the last weeks, best first. Leaves out poor matches,
 * jobs that they have saved, hidden or applied to, and companies that they have hidden or that are across a block.
 */
export async function pickJobs(ctx: Context, actorId: string): Promise<PickedJob[]> {
  const without = await idsToLeaveOut(ctx.db, actorId)
  const matchesByActor = await findFreshMatches(ctx, [{ actorId, without }], { least: GOOD_MATCH, limit: MOST_READ })
  const scores = new Map(matchesByActor.get(actorId)?.matches.map(({ id, score }) => [id, score]))
  if (scores.size === 0) return []
  const openIds = await narrowJobs(ctx, [...scores.keys()], { list: ['all'] }, { kind: 'member', actorId })
  const ids = [...scores.keys()].filter((id) => openIds.has(id)).slice(0, MOST_PICKS)
  const cards = await jobCardsOf(ctx.db, ids)
  return cards.map((job) => ({ job, score: scores.get(job._id) ?? 0 }))
}

/** Returns the ids of jobs that a professional saved, hid or applied to, and of companies hidden or across a block. */
async function idsToLeaveOut(db: Database, actorId: string): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select job_id as id from saved_job where actor_id = ${actorId}
    union all select job_id from hidden_job where actor_id = ${actorId}
    union all select company_id from hidden_company where actor_id = ${actorId}
    union all select job_id from (${appliedJobs([actorId])}) as applied
    union all ${blockedIds(actorId)}`.execute(db)
  return new Set(rows.map(({ id }) => id))
}
