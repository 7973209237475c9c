import { setImmediate } from 'node:timers/promises'
import { type MatchLimit, matchLimits } from '@rise/contract/match/kinds'
import { BEST_MATCHES } from '@rise/contract/match/limits'
import type { MatchScore } from '@rise/contract/match/shapes'
import type { Context } from '../../../platform/context.ts'
import { ttlCache } from '../../../platform/ttl-cache.ts'
import { presentScore } from '../present-score.ts'
import { readJobs } from '../read-jobs.ts'
import { markOf, readMember } from '../read-member.ts'
import type { MatchMember } from '../scoring/facts.ts'
import { byScore, type ScoredMatch, scoreMatch } from '../scoring/score-match.ts'
import { findCandidates } from './candidates.ts'

/** New jobs appear among the best matches within this time. A member's own changes take effect immediately. */
const CACHE_SECONDS = 300
/** The number of jobs to score before yielding to other requests. */
const AT_ONCE = 200

type Side = 'in-reach' | 'elsewhere'

/**
 * Returns a member's best matches among the open jobs that are in reach and of a work type that they want, sorted by
 * score. With side `elsewhere`, returns the best of all other open jobs. Returns none if too little is known about the
 * member.
 */
export async function bestMatches(
  ctx: Context,
  actorId: string,
  side: Side = 'in-reach',
): Promise<readonly MatchScore[]> {
  const { matches } = await readMatches(ctx, actorId, side)
  return matches
}

interface Matches {
  readonly matches: readonly MatchScore[]
  /**
   * The limits that apply to the member: `place` if the home is known, `workType` if they want only some work types.
   */
  readonly bounds: readonly MatchLimit[]
  /** Whether the story states a skill or a title. Without any, there is no match. */
  readonly isKnown: boolean
}

/** Returns the best matches, with the limits that apply to the member. */
export async function readMatches(ctx: Context, actorId: string, side: Side = 'in-reach'): Promise<Matches> {
  return cachedMatches(ctx, { actorId, side, mark: await markOf(ctx, actorId) })
}

const cachedMatches = ttlCache(
  CACHE_SECONDS,
  async (ctx, { actorId, side }: { readonly actorId: string; readonly side: Side; readonly mark: string }) => {
    const { member } = await readMember(ctx, actorId)
    const isBound = { place: member.home !== null, workType: member.workTypes.length > 0 }
    return {
      matches: await findBest(ctx, member, side),
      bounds: matchLimits.filter((limit) => isBound[limit]),
      isKnown: member.skills.length > 0 || member.titles.length > 0,
    }
  },
  { nameOf: ({ actorId, side, mark }) => `${actorId} ${side} ${mark}` },
)

/** Finds a member's best matches among all open jobs on one side. */
async function findBest({ db }: Context, member: MatchMember, side: Side): Promise<readonly MatchScore[]> {
  const candidates = await findCandidates(db, member, side)
  const scoredJobs: { id: string; match: ScoredMatch }[] = []
  for (let start = 0; start < candidates.length; start += AT_ONCE) {
    const jobs = await readJobs(db, candidates.slice(start, start + AT_ONCE))
    for (const job of jobs.values()) scoredJobs.push({ id: job.id, match: scoreMatch(member, job) })
    await setImmediate()
  }
  return scoredJobs
    .filter(({ match }) => match.score !== null && match.limits.length > 0 === (side === 'elsewhere'))
    .sort((a, b) => byScore(a.match, b.match) || (a.id < b.id ? 1 : -1))
    .slice(0, BEST_MATCHES)
    .map(({ id, match }) => presentScore(id, match))
}
