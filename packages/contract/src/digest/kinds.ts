/** The frequency of a digest; daily requires the Creator plan. */
export const rhythms = ['daily', 'weekly'] as const
export type DigestRhythm = (typeof rhythms)[number]

/** The days of the week, from 1 for Monday. */
export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

/**
 * What the jobs were chosen by: the member's story; otherwise their saved searches; otherwise the fields of jobs that
 * they opened or saved; otherwise only their date. A note has no jobs: it explains a quiet month.
 */
export const bases = ['story', 'searches', 'seen', 'newest', 'note'] as const
export type DigestBasis = (typeof bases)[number]
