import { jobErrors } from '@rise/contract/jobs/errors'
import type { JobFilter } from '@rise/contract/jobs/search/fields'
import type { JobCard } from '@rise/contract/jobs/shapes'
import type { MatchScore } from '@rise/contract/match/shapes'
import { PAGE_SIZE } from '@rise/contract/pagination'
import type { Context } from '../../platform/context.ts'
import type { Page } from '../../platform/database/page.ts'
import { Failure } from '../../platform/failure.ts'
import { jobCardsOf, narrowJobs } from '../jobs/index.ts'
import { bestMatches } from './best/best-matches.ts'

interface Asked extends JobFilter {
  readonly atLeast?: number | undefined
  readonly page: number
}

interface MatchingPage extends Page<JobCard> {
  scores: MatchScore[]
  among: number
}

/**
 * Returns a page of a professional's best matches, best first, as far as a filter leaves them. Refuses what lists of
 * jobs refuse.
 */
export async function listMatchingJobs(
  ctx: Context,
  actorId: string,
  { atLeast = 0, page, ...filter }: Asked,
): Promise<MatchingPage> {
  const best = await bestMatches(ctx, actorId)
  const ids = best.map(({ _id }) => _id)
  const left = await narrowJobs(ctx, ids, filter, { kind: 'member', actorId })
  const found = best.filter(({ _id, score }) => left.has(_id) && (score ?? 0) >= atLeast)
  const shown = found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
  if (shown.length === 0 && page > 1) throw new Failure(jobErrors['page-not-found'])
  const items = await jobCardsOf(
    ctx.db,
    shown.map(({ _id }) => _id),
  )
  return {
    items,
    scores: shown.filter(({ _id }) => items.some((item) => item._id === _id)),
    among: best.length,
    page,
    pages: Math.max(1, Math.ceil(found.length / PAGE_SIZE)),
    total: found.length,
    totalCapped: false,
  }
}
