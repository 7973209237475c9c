export const openToWorkSettings = ['off', 'employers', 'public'] as const
export const contactAudiences = ['nobody', 'employers', 'members', 'everyone'] as const
/** The work types to look for: without Unknown. */
export const soughtWorkTypes = ['Remote', 'Hybrid', 'Onsite'] as const
