import { setTimeout as sleep } from 'node:timers/promises'
import type { Context } from '../../../platform/context.ts'
import { type ReadMember, readMembers } from '../read-member.ts'
import { byScore, type ScoredMatch, scoreMatch } from '../scoring/score-match.ts'
import { areasOf } from './fresh-areas.ts'
import { freshCandidates } from './fresh-candidates.ts'
import { type FreshJob, factsOf, freshJobs } from './fresh-jobs.ts'

export interface FreshSeeker {
  readonly actorId: string
  /** Ids of jobs and companies to leave out. */
  readonly without: ReadonlySet<string>
}

export interface FreshMatch {
  readonly id: string
  readonly score: number
  readonly match: ScoredMatch
}

/** A member's matches among the fresh jobs. */
export interface FoundFresh extends ReadMember {
  /** Whether the story has enough facts for any match. */
  readonly isKnown: boolean
  /** The best matches in the member's reach, best first: at most `limit`, each with a score of at least `least`. */
  readonly matches: readonly FreshMatch[]
  /** The score of the best match, even if it is below `least`; null without any match. */
  readonly best: number | null
}

interface Bounds {
  readonly least: number
  readonly limit: number
}

/**
 * How long to compute before a pause, and how long to pause. A single turn of the event loop is too short, because each
 * of the other requests may need several.
 */
const TURN_MS = 2
const REST_MS = 2

/**
 * Returns the best matches of some members among the jobs of the last weeks, by member id. Reads the jobs once for all
 * members, and the members' facts in a few statements.
 */
export async function findFreshMatches(
  ctx: Context,
  seekers: readonly FreshSeeker[],
  { least, limit }: Bounds,
): Promise<ReadonlyMap<string, FoundFresh>> {
  const jobsOfLastWeeks = await freshJobs(ctx)
  const members = await readMembers(
    ctx,
    seekers.map(({ actorId }) => actorId),
  )
  let turnStart = performance.now()
  async function yieldToRequests(): Promise<void> {
    if (performance.now() - turnStart < TURN_MS) return
    await sleep(REST_MS)
    turnStart = performance.now()
  }
  const candidates = new Map<string, readonly FreshJob[]>()
  for (const { actorId, without } of seekers) {
    const readerFacts = members.get(actorId)
    if (!readerFacts || !isKnown(readerFacts)) continue
    const areas = await areasOf(ctx, jobsOfLastWeeks, readerFacts.member)
    const positions = freshCandidates(jobsOfLastWeeks, readerFacts.member, areas, without)
    candidates.set(
      actorId,
      positions.flatMap((at) => jobsOfLastWeeks.jobs[at] ?? []),
    )
    await yieldToRequests()
  }
  const facts = await factsOf(
    ctx.db,
    jobsOfLastWeeks,
    new Set([...candidates.values()].flatMap((jobs) => jobs.map(({ id }) => id))),
  )
  const matchesByMember = new Map<string, FoundFresh>()
  for (const [actorId, memberFacts] of members) {
    const scoredJobs = (candidates.get(actorId) ?? []).flatMap(({ id }) => {
      const job = facts.get(id)
      const match = job && scoreMatch(memberFacts.member, job)
      return match && match.score !== null && match.limits.length === 0 ? [{ id, score: match.score, match }] : []
    })
    const matches = scoredJobs
      .filter(({ score }) => score >= least)
      .toSorted((a, b) => byScore(a.match, b.match) || (a.id < b.id ? 1 : -1))
      .slice(0, limit)
    const best = scoredJobs.length === 0 ? null : Math.max(...scoredJobs.map(({ score }) => score))
    matchesByMember.set(actorId, { ...memberFacts, isKnown: isKnown(memberFacts), matches, best })
    await yieldToRequests()
  }
  return matchesByMember
}

function isKnown({ member }: ReadMember): boolean {
  return member.skills.length > 0 || member.titles.length > 0
}
