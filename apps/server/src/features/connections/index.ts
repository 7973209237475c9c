// Connections: follows, blocks, mutes and dismissed suggestions. Owns `follow`, `block`, `mute`,
// `dismissed_suggestion`, and `follow_count`, which the database itself maintains. Every query that shows actors to a
// member must include `notBlocked`.
import type {} from './activities.ts'
import type {} from './tables.ts'

export { hiddenCompanies, hiddenFromActor, type Viewer, viewerOf } from './hidden-companies.ts'
export { lastFollowers } from './last-followers.ts'
export { memberCardsOf, presentMemberCard } from './member-cards.ts'
export { blockedIds, mutedIds, notBlocked, notMuted } from './not-blocked.ts'
export { type Reason, varyReasons } from './vary-reasons.ts'
export { isSameWorkplace, siteOf, type Workplace, workplaceName } from './workplace.ts'
