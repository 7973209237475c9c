/** Section 3: company sizes, a field separate from the team size. */
export const companySizes = ['Startup', 'Enterprise'] as const

/** The orders of the list; the first is the default. */
export const companySorts = ['hiring', 'name', 'newest'] as const
export type CompanySort = (typeof companySorts)[number]
