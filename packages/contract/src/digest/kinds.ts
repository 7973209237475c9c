/** The frequency of a digest; daily requires the Creator plan. */
export const rhythms = ['daily', 'weekly'] as const
export type DigestRhythm = (typeof rhythms)[number]

/** The days of the week, from 1 for Monday. */
export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

/**
 * The basis of the selection of jobs: the first of these that the member has. `story`: a story that is long enough for
 * a match. `searches`: saved searches. `seen`: jobs that they opened or saved, whose departments count. `newest`: none
 * of these, so only the date counts. `note`: no jobs, but the reason why there were none for a month.
 */
export const bases = ['story', 'searches', 'seen', 'newest', 'note'] as const
export type DigestBasis = (typeof bases)[number]
