/** States of the site's polls by which admins narrow their list. */
export const sitePollStates = ['open', 'scheduled', 'closed'] as const
export type SitePollState = (typeof sitePollStates)[number]
