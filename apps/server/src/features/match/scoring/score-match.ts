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
  /** The points, out of `judged`; null if the part is unknown. */
  readonly points: number | null
}

export interface ScoredMatch {
  /** From 0 to 100; null when neither skills nor titles can be compared. */
  readonly score: number | null
  /** The share of all weights that can be judged, from 0 to 100. */
  readonly certainty: number
  readonly parts: readonly ScoredPart[]
  readonly lowering: Lowering | undefined
  /** The reasons why the member can't or doesn't want to take the job. They cap the score. */
  readonly limits: readonly MatchLimit[]
  /** The score without the cap. */
  readonly uncapped: number | null
  /** The uncapped score, reduced if the match is uncertain. Orders jobs with the same score. */
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
 * The parts about the work itself. All other parts count only as far as these parts match, because a nearby job in
 * another occupation is no match.
 */
const relevant: ReadonlySet<MatchPartName> = new Set(['skills', 'title'])
/** If skills and title together have at least this share of their points, all other parts count in full. */
const FULL_RELEVANCE = 0.75
/** The factor in `rank` of a match without any certainty. */
const UNCERTAIN_FACTOR = 0.6

/**
 * Returns how well a job matches a member. A pure function. Unknown parts are left out of the score, but they lower its
 * certainty.
 */
export function scoreMatch(member: MatchMember, job: MatchJob): ScoredMatch {
  const fits = matchPartNames.map((part) => {
    const fit = partsOf[part](member, job)
    const weight = matchWeights[part]
    return { ...fit, part, weight, judged: fit.share === null ? 0 : weight * (fit.known ?? 1) }
  })
  const work = fits.filter(({ part }) => relevant.has(part))
  const workWeight = sumOf(work, ({ judged }) => judged)
  const relevance = workWeight === 0 ? 0 : sumOf(work, ({ judged, share }) => judged * (share ?? 0)) / workWeight
  const otherPartsFactor = Math.min(1, relevance / FULL_RELEVANCE)
  const judgedWeight = sumOf(fits, ({ judged }) => judged)
  const parts = fits.map((fit): ScoredPart => {
    const scale = relevant.has(fit.part) ? 1 : otherPartsFactor
    return { ...fit, points: fit.share === null ? null : fit.share * scale * fit.judged }
  })
  const lowering = loweringOf(member.refusals, job)
  const certainty = Math.round(judgedWeight)
  const limits = matchLimits.filter((limit) => fits.some(({ part, isLimit }) => part === limit && isLimit))
  if (workWeight === 0) return { score: null, uncapped: null, certainty, parts, lowering, limits, rank: 0 }
  const points = sumOf(parts, (part) => part.points ?? 0)
  const factor = lowering?.factor ?? 1
  const uncappedScore = Math.min(100, (100 * points) / judgedWeight)
  const cappedScore = limits.length > 0 ? Math.min(uncappedScore, MOST_OUT_OF_REACH) : uncappedScore
  return {
    ...{ score: Math.round(cappedScore * factor), uncapped: Math.round(uncappedScore * factor) },
    ...{ certainty, parts, lowering, limits },
    rank: uncappedScore * factor * (UNCERTAIN_FACTOR + (1 - UNCERTAIN_FACTOR) * (judgedWeight / 100)),
  }
}

/** Compares two matches for sorting: higher displayed scores first, then higher ranks. */
export function byScore(one: ScoredMatch, other: ScoredMatch): number {
  return (other.score ?? 0) - (one.score ?? 0) || other.rank - one.rank
}

function sumOf<T>(items: readonly T[], numberOf: (item: T) => number): number {
  return items.reduce((sum, item) => sum + numberOf(item), 0)
}
