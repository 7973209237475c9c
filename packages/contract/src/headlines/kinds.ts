/** States of a published headline by which admins narrow their list of headlines. */
export const adminHeadlineStates = ['public', 'hidden'] as const
export type AdminHeadlineState = (typeof adminHeadlineStates)[number]
