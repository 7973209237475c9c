import type { MatchPartName } from './kinds.ts'
import { GOOD_MATCH, STRONG_MATCH } from './limits.ts'

export type MatchName = 'Strong match' | 'Good match'

/**
 * Returns the name of a match of 0 to 100 in lists. Undefined below a good match, because lists don't mention those.
 */
export function matchName(score: number): MatchName | undefined {
  if (score >= STRONG_MATCH) return 'Strong match'
  return score >= GOOD_MATCH ? 'Good match' : undefined
}

/** Returns the heading for a match of 0 to 100 where a single match is shown, such as on a job's page. */
export function matchHeading(score: number): MatchName | 'Not much overlap' {
  return matchName(score) ?? 'Not much overlap'
}

export const partWords: Readonly<Record<MatchPartName, string>> = {
  skills: 'Skills',
  title: 'Title and field',
  place: 'Place',
  seniority: 'Seniority',
  language: 'Language',
  workType: 'Work type',
  pay: 'Pay',
  employmentType: 'Employment',
}
