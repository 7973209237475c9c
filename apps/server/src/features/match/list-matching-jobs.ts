import { jobErrors } from '@rise/contract/jobs/errors'
import type { JobFilter } from '@rise/contract/jobs/search/fields'
import type { JobCard } from '@rise/contract/jobs/shapes'
import type { MatchLimit } from '@rise/contract/match/kinds'
import type { MatchScore } from '@rise/contract/match/shapes'
import { PAGE_SIZE } from '@rise/contract/pagination'
import type { Context } from '../../platform/context.ts'
import type { Page } from '../../platform/database/page.ts'
import { Failure } from '../../platform/failure.ts'
import { jobCardsOf, narrowJobs } from '../jobs/index.ts'
import { bestMatches, readMatches } from './best/best-matches.ts'

interface MatchingQuery extends JobFilter {
  readonly atLeast?: number | undefined
  readonly elsewhere?: 'true' | undefined
  readonly page: number
}

/** Merges two lists, best score first. */
function merge(one: readonly MatchScore[], other: readonly MatchScore[]): MatchScore[] {
  return [...one, ...other].toSorted((a, b) => (b.score ?? 0) - (a.score ?? 0))
}

interface MatchingPage extends Page<JobCard> {
  scores: MatchScore[]
  among: number
  known: boolean
  bounds: MatchLimit[]
}

/**
 * Returns a page of a professional's best matches, best first, narrowed by a filter. Includes jobs out of reach if the
 * filter has a place, jobs of an unwanted work type if it has a work type, and both on request. Refuses the same input
 * as lists of jobs.
 */
export async function listMatchingJobs(
  ctx: Context,
  actorId: string,
  { atLeast = 0, elsewhere, page, ...filter }: MatchingQuery,
): Promise<MatchingPage> {
  const shows = { place: filter.location !== undefined, workType: !filter.list.includes('all') }
  const isWide = elsewhere !== undefined || shows.place || shows.workType
  const [matchesInReach, matchesElsewhere] = await Promise.all([
    readMatches(ctx, actorId),
    isWide ? bestMatches(ctx, actorId, 'elsewhere') : [],
  ])
  const bounds = elsewhere ? [] : matchesInReach.bounds.filter((limit) => !shows[limit])
  const selectedMatches = elsewhere
    ? matchesElsewhere
    : matchesElsewhere.filter(({ limits }) => limits.every((limit) => shows[limit]))
  const best = selectedMatches.length === 0 ? matchesInReach.matches : merge(matchesInReach.matches, selectedMatches)
  const ids = best.map(({ _id }) => _id)
  const remainingIds = await narrowJobs(ctx, ids, filter, { kind: 'member', actorId })
  const matches = best.filter(({ _id, score }) => remainingIds.has(_id) && (score ?? 0) >= atLeast)
  const pageMatches = matches.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
  if (pageMatches.length === 0 && page > 1) throw new Failure(jobErrors['page-not-found'])
  const items = await jobCardsOf(
    ctx.db,
    pageMatches.map(({ _id }) => _id),
  )
  return {
    items,
    scores: pageMatches.filter(({ _id }) => items.some((item) => item._id === _id)),
    among: best.length,
    known: matchesInReach.isKnown,
    bounds,
    page,
    pages: Math.max(1, Math.ceil(matches.length / PAGE_SIZE)),
    total: matches.length,
    totalCapped: false,
  }
}
