/** How often a digest comes; daily needs the Creator plan. */
export const rhythms = ['daily', 'weekly'] as const
export type DigestRhythm = (typeof rhythms)[number]

/** From 1, Monday. */
export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

/**
 * What the choice of jobs rests on: the member's story; else the searches that they saved; else the fields of jobs that
 * they opened or saved; else nothing but what is new. A note has no jobs: it says why it was quiet.
 */
export const bases = ['story', 'searches', 'seen', 'newest', 'note'] as const
export type DigestBasis = (typeof bases)[number]
