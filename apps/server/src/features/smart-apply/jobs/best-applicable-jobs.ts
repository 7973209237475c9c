import type { Context } from '../../../platform/context.ts'
import { narrowJobs } from '../../jobs/index.ts'
import { bestMatches } from '../../match/index.ts'
import { type ApplicableJob, readApplicableJobs } from './read-applicable-jobs.ts'

export interface ScoredJob {
  readonly job: ApplicableJob
  readonly score: number
  readonly certainty: number
}

/**
 * Returns a professional's best matches, best first, with the data for applying to them. Leaves out closed jobs and
 * jobs of companies hidden from the professional.
 */
export async function bestApplicableJobs(ctx: Context, actorId: string): Promise<readonly ScoredJob[]> {
  const best = await bestMatches(ctx, actorId)
  const ids = best.map(({ _id }) => _id)
  const [openIds, jobs] = await Promise.all([
    narrowJobs(ctx, ids, { list: ['all'] }, { kind: 'member', actorId }),
    readApplicableJobs(ctx, actorId, ids),
  ])
  return best.flatMap(({ _id, score, certainty }) => {
    const job = jobs.get(_id)
    return job && openIds.has(_id) && score !== null ? [{ job, score, certainty }] : []
  })
}
