import type { RefusalReason } from '@rise/contract/match/kinds'
import { levelOf, type MatchJob, type Refusal } from './facts.ts'
import { likenessOf } from './title-part.ts'

/** The factors by which the match of the refused job itself, and of similar jobs, is multiplied. */
const REFUSED_JOB_FACTOR = 0.2
const SIMILAR_JOB_FACTOR = 0.6
/** Titles with at least this similarity mean similar work. */
const SIMILAR_TITLES = 0.5

/** The refusal that lowers a match, and the factor by which the match is multiplied. */
export interface Lowering {
  readonly refusal: Refusal
  readonly factor: number
}

/** Returns the refusal that lowers a job's match the most; undefined if none applies. Several refusals don't add up. */
export function loweringOf(refusals: readonly Refusal[], job: MatchJob): Lowering | undefined {
  const itself = refusals.find((refusal) => refusal.job.id === job.id)
  if (itself) return { refusal: itself, factor: REFUSED_JOB_FACTOR }
  const similarRefusal = refusals.find(({ reason, job: refusedJob }) => isSimilar[reason](refusedJob, job))
  return similarRefusal && { refusal: similarRefusal, factor: SIMILAR_JOB_FACTOR }
}

/** Whether the reason to refuse one job also applies to another. An unknown level or pay is not a reason. */
const isSimilar: Readonly<Record<RefusalReason, (refused: MatchJob, job: MatchJob) => boolean>> = {
  'too-junior': (refused, job) => compareLevels(refused, job, (off) => off <= 0),
  'too-senior': (refused, job) => compareLevels(refused, job, (off) => off >= 0),
  'wrong-place': (refused, job) => job.workType !== 'Remote' && sharesPlace(refused, job),
  pay: ({ pay: refusedPay }, { pay }) =>
    refusedPay !== null && pay !== null && pay.currency === refusedPay.currency && pay.amount <= refusedPay.amount,
  'wrong-field': (refused, job) =>
    refused.department === job.department && likenessOf(refused.words, job.words) >= SIMILAR_TITLES,
  other: (refused, job) =>
    refused.companyId === job.companyId && likenessOf(refused.words, job.words) >= SIMILAR_TITLES,
}

function compareLevels(refused: MatchJob, job: MatchJob, holds: (off: number) => boolean): boolean {
  if (refused.seniority === null || job.seniority === null) return false
  return holds(levelOf(job.seniority) - levelOf(refused.seniority))
}

function sharesPlace(refused: MatchJob, job: MatchJob): boolean {
  return refused.places.some((place) =>
    job.places.some(
      (other) => other.country === place.country && (place.locality === null || other.locality === place.locality),
    ),
  )
}
