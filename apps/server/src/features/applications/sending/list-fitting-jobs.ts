import { MOST_FITTING_JOBS } from '@rise/contract/applications/limits'
import type { JobCard } from '@rise/contract/jobs/shapes'
import { GOOD_MATCH } from '@rise/contract/match/limits'
import type { MatchScore } from '@rise/contract/match/shapes'
import type { Context } from '../../../platform/context.ts'
import { jobCardsOf, narrowJobs } from '../../jobs/index.ts'
import { readMatches } from '../../match/index.ts'
import { settledJobs } from '../settled-jobs.ts'

interface FittingJobs {
  readonly items: JobCard[]
  readonly scores: MatchScore[]
  readonly known: boolean
}

/**
 * Returns a professional's best matches: a few good ones or, without any, the closest weaker ones. Leaves out jobs that
 * the professional applied for or hid, and jobs that closed since the matches were found.
 */
export async function listFittingJobs(ctx: Context, actorId: string): Promise<FittingJobs> {
  const { matches, isKnown } = await readMatches(ctx, actorId)
  const ids = matches.map(({ _id }) => _id)
  const [open, settled] = await Promise.all([
    narrowJobs(ctx, ids, { list: ['all'] }, { kind: 'member', actorId }),
    settledJobs(ctx.db, actorId, ids),
  ])
  const remaining = matches.filter(({ _id, score }) => (score ?? 0) > 0 && open.has(_id) && !settled.has(_id))
  const good = remaining.filter(({ score }) => (score ?? 0) >= GOOD_MATCH)
  const shown = (good.length > 0 ? good : remaining).slice(0, MOST_FITTING_JOBS)
  const items = await jobCardsOf(
    ctx.db,
    shown.map(({ _id }) => _id),
  )
  return {
    items,
    scores: shown.filter(({ _id }) => items.some((item) => item._id === _id)),
    known: isKnown,
  }
}
