import type { RoleWord } from '../../jobs/index.ts'
import type { MatchJob, MatchMember } from './facts.ts'
import { type PartFit, unknownBy } from './part.ts'

/** Of the same department without a word in common. */
const SAME_FIELD = 0.3
/** Words in common, but another department: an account manager is no project manager. */
const OTHER_FIELD = 0.6

/** Returns how near the job's title is to the member's present, former and wished ones. */
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

/** Returns the weighted share of words that two titles have in common, from 0 to 1 (Dice coefficient). */
export function likenessOf(one: readonly RoleWord[], other: readonly RoleWord[]): number {
  const weights = new Map(other.map(({ word, weight }) => [word, weight]))
  const both = one.reduce((sum, { word, weight }) => sum + Math.min(weight, weights.get(word) ?? 0), 0)
  const all = weightOf(one) + weightOf(other)
  return all === 0 ? 0 : (2 * both) / all
}

function weightOf(words: readonly RoleWord[]): number {
  return words.reduce((sum, { weight }) => sum + weight, 0)
}
