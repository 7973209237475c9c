// Connections: who follows, blocks and mutes whom, and who is suggested to whom no more. Owns `follow`, `block`, `mute`,
// `dismissed_suggestion`, and `follow_count`, which the database itself keeps right. Whoever shows actors to a member puts
// `notBlocked` into the query.
import type {} from './activities.ts'
import type {} from './tables.ts'

export { hiddenCompanies, hiddenFromActor, viewerOf } from './hidden-companies.ts'
export { lastFollowers } from './last-followers.ts'
export { memberCardsOf, presentMemberCard } from './member-cards.ts'
export { blockedIds, mutedIds, notBlocked, notMuted } from './not-blocked.ts'
export { type Reason, varyReasons } from './vary-reasons.ts'
export { isSameWorkplace, siteOf, type Workplace, workplaceName } from './workplace.ts'
