import { reactions as catalog, type ReactionTitle } from '@rise/contract/discussion/kinds'
import type { Reactions } from '@rise/contract/discussion/shapes'

const MOST_SHOWN = 2

/** Returns the two most common reactions, the most common first. */
export function mostCommon(counts: Reactions['counts']): { readonly title: ReactionTitle; readonly count: number }[] {
  return catalog
    .map(({ title }) => ({ title, count: counts[title] ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count)
    .slice(0, MOST_SHOWN)
}

/** Returns the number of reactions of all kinds. */
export function totalOf(counts: Reactions['counts']): number {
  return catalog.reduce((sum, { title }) => sum + (counts[title] ?? 0), 0)
}
