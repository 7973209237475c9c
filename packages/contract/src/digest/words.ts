import { GOOD_MATCH } from '../match/limits.ts'
import { formatInteger } from '../words.ts'

/** The figures that a note gives about the jobs considered. */
export interface QuietMonth {
  /** The number of new jobs. */
  readonly lookedAt: number
  /** The best match among them; null when the story is too short for one. */
  readonly best: number | null
}

/** Returns the reason why there was no digest for a month, for the note and the page. */
export function quietReason({ lookedAt, best }: QuietMonth): string {
  if (lookedAt === 0) return 'No company has posted a new job in the last 30 days.'
  const jobsConsidered = `We looked at ${lookedAt === 1 ? 'the one new job' : `${formatInteger(lookedAt)} new jobs`} of the last 30 days`
  if (best === null) return `${jobsConsidered}, and none was new to you or close to what you look for.`
  if (best < GOOD_MATCH) return `${jobsConsidered}. None was a good match, and we only send jobs that are.`
  return `${jobsConsidered}. You’ve already had, saved or dismissed all that fit.`
}
