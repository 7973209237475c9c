import { t } from '@rise/texts'
import { GOOD_MATCH, STRONG_MATCH } from './limits.ts'

/**
 * Returns the name of a match of 0 to 100 in lists. Undefined below a good match, because lists don't mention those.
 */
export function matchName(score: number): string | undefined {
  if (score >= STRONG_MATCH) return t('Strong match')
  return score >= GOOD_MATCH ? t('Good match') : undefined
}

/** Returns the heading for a match of 0 to 100 where a single match is shown, such as on a job's page. */
export function matchHeading(score: number): string {
  return matchName(score) ?? t('Not much overlap')
}
