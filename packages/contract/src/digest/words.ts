import { formatInteger } from '../words.ts'
import { LEAST_DIGEST_MATCH } from './limits.ts'

/** The facts of a note about the jobs considered. */
export interface Quiet {
  /** The number of new jobs. */
  readonly lookedAt: number
  /** The best match among them; null when the story is too short for one. */
  readonly best: number | null
}

/** Returns the reason why there was no digest for a month, for the note and the page. */
export function quietReason({ lookedAt, best }: Quiet): string {
  if (lookedAt === 0) return 'No company has posted a new job in the last 30 days.'
  const jobsConsidered = `We looked at ${lookedAt === 1 ? 'the one new job' : `${formatInteger(lookedAt)} new jobs`} of the last 30 days`
  if (best === null) return `${jobsConsidered}, and none was new to you or close to what you look for.`
  if (best < LEAST_DIGEST_MATCH)
    return `${jobsConsidered}. The best match was ${best}%, and we only send matches of ${LEAST_DIGEST_MATCH}% and more.`
  return `${jobsConsidered}. You’ve already had, saved or dismissed all that fit.`
}
