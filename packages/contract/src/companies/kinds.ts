/** Section 3: company sizes, a field separate from the team size. */
export const companySizes = ['Startup', 'Enterprise'] as const
