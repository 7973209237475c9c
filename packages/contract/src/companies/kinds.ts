/** Section 3 of the specification: company sizes, a field separate from the team size. */
export const companySizes = ['Startup', 'Enterprise'] as const

/** A company answers fast if it answers at least this percentage, with a median of at most this number of days. */
export const FAST_ANSWERS = { percent: 70, days: 3 } as const

/** The orders of the list of companies; the first is the default. */
export const companySorts = ['hiring', 'name', 'newest'] as const
export type CompanySort = (typeof companySorts)[number]
