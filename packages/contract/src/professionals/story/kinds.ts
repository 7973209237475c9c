export const openToWorkSettings = ['off', 'employers', 'public'] as const
export const contactAudiences = ['nobody', 'employers', 'members', 'everyone'] as const
/** Without Unknown, which no one searches for. */
export const soughtWorkTypes = ['Remote', 'Hybrid', 'Onsite'] as const
