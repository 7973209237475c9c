import { type MatchPartName, matchPartNames, matchWeights } from '@rise/contract/match/kinds'
import type { MatchJob, MatchMember } from './facts.ts'
import { type Lowering, loweringOf } from './lower-similar.ts'
import type { PartFit } from './part.ts'
import { employmentTypePart, languagePart, payPart, placePart, seniorityPart, workTypePart } from './practical-parts.ts'
import { skillsPart } from './skills-part.ts'
import { titlePart } from './title-part.ts'

/** A part with what it adds to the match. */
export interface ScoredPart extends PartFit {
  readonly part: MatchPartName
  readonly weight: number
  /** How much of the weight could be judged. */
  readonly judged: number
  /** Of that; null when unknown. */
  readonly points: number | null
}

export interface ScoredMatch {
  /** From 0 to 100; null when neither skills nor titles can be compared. */
  readonly score: number | null
  /** The share of all weights that could be judged, from 0 to 100. */
  readonly certainty: number
  readonly parts: readonly ScoredPart[]
  readonly lowering: Lowering | undefined
  /** What lists are ordered by: the score, a little less of one that is uncertain. */
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
/** What the work is. All else counts as far as this fits: a job around the corner in another trade is no match. */
const relevant: ReadonlySet<MatchPartName> = new Set(['skills', 'title'])
/** With so much of the work fitting, all else counts in full. */
const FULL_RELEVANCE = 0.75
/** How much of a match without any certainty counts in an order. */
const UNCERTAIN = 0.6

/** Returns how well a job fits a member. Pure: what is unknown is left out of the score, and lowers its certainty. */
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
  if (workWeight === 0) return { score: null, certainty, parts, lowering, rank: 0 }
  const points = sumOf(parts, (part) => part.points ?? 0)
  const score = Math.min(100, (100 * points) / all) * (lowering?.factor ?? 1)
  return {
    score: Math.round(score),
    certainty,
    parts,
    lowering,
    rank: score * (UNCERTAIN + (1 - UNCERTAIN) * (all / 100)),
  }
}

function sumOf<T>(items: readonly T[], numberOf: (item: T) => number): number {
  return items.reduce((sum, item) => sum + numberOf(item), 0)
}
