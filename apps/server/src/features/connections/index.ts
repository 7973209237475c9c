// Connections: follows, blocks, mutes and dismissed suggestions. Owns `follow`, `block`, `mute`,
// `dismissed_suggestion`, and `follow_count`, which the database itself maintains. Every query that shows actors to a
// member must include `notBlocked`.
import type {} from './activities.ts'
import type {} from './tables.ts'

export { type DeedSlot, deedSource, idIn } from './deed-source.ts'
export { hiddenCompanies, hiddenFromActor, viewerOf } from './hidden-companies.ts'
export { lastFollowers } from './last-followers.ts'
export { type DeedsAsked, listDeeds } from './list-deeds.ts'
export { memberCardsOf, presentMemberCard } from './member-cards.ts'
export { blockedIds, mutedIds, notBlocked, notMuted } from './not-blocked.ts'
export { type Reason, varyReasons } from './vary-reasons.ts'
export { isSameWorkplace, siteOf, type Workplace, workplaceName } from './workplace.ts'
