import type { RoleWord } from '../../jobs/index.ts'
import type { MatchJob, MatchMember } from './facts.ts'
import { type PartFit, unknownBy } from './part.ts'

/** The share of a title in the same department without a common word. */
const SAME_FIELD = 0.3
/** The maximum share of a title in another department, because an account manager is not a project manager. */
const OTHER_FIELD = 0.6

/** Compares the job's title with the member's current, former and wanted titles. */
export function titlePart({ titles }: MatchMember, job: MatchJob): PartFit {
  if (titles.length === 0) return unknownBy('you', [job.title])
  if (job.words.length === 0) return unknownBy('job')
  const fits = titles.map(({ text, words, recency, department }) => {
    const likeness = likenessOf(words, job.words)
    const inField = department === null || job.department === null ? null : department === job.department
    const base = inField === true ? SAME_FIELD : 0
    const reach = inField === false ? OTHER_FIELD : 1
    return { text, share: recency * (base + (reach - base) * likeness) }
  })
  const [best] = fits.toSorted((a, b) => b.share - a.share)
  if (best === undefined || best.share === 0) return { share: 0, have: [], missing: [job.title] }
  return { share: best.share, have: [best.text], missing: best.share < 0.5 ? [job.title] : [] }
}

/** Returns the weighted share of common words of two titles, from 0 to 1 (Dice coefficient). */
export function likenessOf(one: readonly RoleWord[], other: readonly RoleWord[]): number {
  const weights = new Map(other.map(({ word, weight }) => [word, weight]))
  const commonWeight = one.reduce((sum, { word, weight }) => sum + Math.min(weight, weights.get(word) ?? 0), 0)
  const totalWeight = weightOf(one) + weightOf(other)
  return totalWeight === 0 ? 0 : (2 * commonWeight) / totalWeight
}

function weightOf(words: readonly RoleWord[]): number {
  return words.reduce((sum, { weight }) => sum + weight, 0)
}
