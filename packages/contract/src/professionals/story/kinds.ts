export const openToWorkSettings = ['off', 'employers', 'public'] as const
export const contactAudiences = ['nobody', 'employers', 'members', 'everyone'] as const
/** The work types that a professional can look for: all except Unknown. */
export const soughtWorkTypes = ['Remote', 'Hybrid', 'Onsite'] as const
