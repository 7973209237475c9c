/** Section 3: company sizes, a field beside the team size. */
export const companySizes = ['Startup', 'Enterprise'] as const
