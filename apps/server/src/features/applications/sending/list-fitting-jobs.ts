import { MOST_FITTING_JOBS } from '@rise/contract/applications/limits'
import type { JobCard } from '@rise/contract/jobs/shapes'
import { GOOD_MATCH } from '@rise/contract/match/limits'
import type { MatchScore } from '@rise/contract/match/shapes'
import type { Context } from '../../../platform/context.ts'
import { jobCardsOf, narrowJobs } from '../../jobs/index.ts'
import { bestMatches } from '../../match/index.ts'
import { settledJobs } from '../settled-jobs.ts'

interface FittingJobs {
  readonly items: JobCard[]
  readonly scores: MatchScore[]
  readonly among: number
}

/**
 * Returns the few good matches of a professional that fit best. Leaves out jobs that the professional applied for or
 * hid, and jobs that closed since the matches were found.
 */
export async function listFittingJobs(ctx: Context, actorId: string): Promise<FittingJobs> {
  const best = await bestMatches(ctx, actorId)
  const good = best.filter(({ score }) => (score ?? 0) >= GOOD_MATCH)
  const ids = good.map(({ _id }) => _id)
  const [open, settled] = await Promise.all([
    narrowJobs(ctx, ids, { list: ['all'] }, { kind: 'member', actorId }),
    settledJobs(ctx.db, actorId, ids),
  ])
  const shown = good.filter(({ _id }) => open.has(_id) && !settled.has(_id)).slice(0, MOST_FITTING_JOBS)
  const items = await jobCardsOf(
    ctx.db,
    shown.map(({ _id }) => _id),
  )
  return {
    items,
    scores: shown.filter(({ _id }) => items.some((item) => item._id === _id)),
    among: best.length,
  }
}
