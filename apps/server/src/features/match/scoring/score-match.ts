import {
  type MatchLimit,
  type MatchPartName,
  matchLimits,
  matchPartNames,
  matchWeights,
} from '@rise/contract/match/kinds'
import { MOST_OUT_OF_REACH } from '@rise/contract/match/limits'
import type { MatchJob, MatchMember } from './facts.ts'
import { type Lowering, loweringOf } from './lower-similar.ts'
import type { PartFit } from './part.ts'
import { employmentTypePart, languagePart, payPart, placePart, seniorityPart, workTypePart } from './practical-parts.ts'
import { skillsPart } from './skills-part.ts'
import { titlePart } from './title-part.ts'

/** A part with its contribution to the match. */
export interface ScoredPart extends PartFit {
  readonly part: MatchPartName
  readonly weight: number
  /** How much of the weight can be judged. */
  readonly judged: number
  /** The points out of `judged`; null if the part is unknown. */
  readonly points: number | null
}

export interface ScoredMatch {
  /** From 0 to 100; null when neither skills nor titles can be compared. */
  readonly score: number | null
  /** The share of all weights that can be judged, from 0 to 100. */
  readonly certainty: number
  readonly parts: readonly ScoredPart[]
  readonly lowering: Lowering | undefined
  /** What keeps the member from taking the job, which caps the score. */
  readonly limits: readonly MatchLimit[]
  /** The score without the cap. */
  readonly uncapped: number | null
  /** Sorts jobs with the same score: slightly lower if the match is less certain. */
  readonly rank: number
}

const partsOf: Readonly<Record<MatchPartName, (member: MatchMember, job: MatchJob) => PartFit>> = {
  skills: skillsPart,
  title: titlePart,
  place: placePart,
  seniority: seniorityPart,
  language: languagePart,
  workType: workTypePart,
  pay: payPart,
  employmentType: employmentTypePart,
}
/**
 * The parts about the work itself. All other parts count only as far as these match: a nearby job in another occupation
 * is not a match.
 */
const relevant: ReadonlySet<MatchPartName> = new Set(['skills', 'title'])
/** From this share of the work's parts on, all other parts count in full. */
const FULL_RELEVANCE = 0.75
/** The factor in `rank` for a match without any certainty. */
const UNCERTAIN = 0.6

/** Returns how well a job matches a member. Pure. Unknown facts don't affect the score, but lower its certainty. */
export function scoreMatch(member: MatchMember, job: MatchJob): ScoredMatch {
  const fits = matchPartNames.map((part) => {
    const fit = partsOf[part](member, job)
    const weight = matchWeights[part]
    return { ...fit, part, weight, judged: fit.share === null ? 0 : weight * (fit.known ?? 1) }
  })
  const work = fits.filter(({ part }) => relevant.has(part))
  const workWeight = sumOf(work, ({ judged }) => judged)
  const relevance = workWeight === 0 ? 0 : sumOf(work, ({ judged, share }) => judged * (share ?? 0)) / workWeight
  const counted = Math.min(1, relevance / FULL_RELEVANCE)
  const all = sumOf(fits, ({ judged }) => judged)
  const parts = fits.map((fit): ScoredPart => {
    const scale = relevant.has(fit.part) ? 1 : counted
    return { ...fit, points: fit.share === null ? null : fit.share * scale * fit.judged }
  })
  const lowering = loweringOf(member.refusals, job)
  const certainty = Math.round(all)
  const limits = matchLimits.filter((limit) => fits.some(({ part, isLimit }) => part === limit && isLimit))
  if (workWeight === 0) return { score: null, uncapped: null, certainty, parts, lowering, limits, rank: 0 }
  const points = sumOf(parts, (part) => part.points ?? 0)
  const factor = lowering?.factor ?? 1
  const exact = Math.min(100, (100 * points) / all)
  const capped = limits.length > 0 ? Math.min(exact, MOST_OUT_OF_REACH) : exact
  return {
    ...{ score: Math.round(capped * factor), uncapped: Math.round(exact * factor) },
    ...{ certainty, parts, lowering, limits },
    rank: exact * factor * (UNCERTAIN + (1 - UNCERTAIN) * (all / 100)),
  }
}

/** Compares two matches for sorting: higher displayed scores first, then more certain ones. */
export function byScore(one: ScoredMatch, other: ScoredMatch): number {
  return (other.score ?? 0) - (one.score ?? 0) || other.rank - one.rank
}

function sumOf<T>(items: readonly T[], numberOf: (item: T) => number): number {
  return items.reduce((sum, item) => sum + numberOf(item), 0)
}
