export const openToWorkSettings = ['off', 'employers', 'public'] as const
export const contactAudiences = ['nobody', 'employers', 'members', 'everyone'] as const
/** Unknown is nothing that one looks for. */
export const soughtWorkTypes = ['Remote', 'Hybrid', 'Onsite'] as const
