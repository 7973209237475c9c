// Connections: follows, blocks, mutes, post alerts and dismissed suggestions. Owns `follow`, `block`, `mute`,
// `post_alert`, `dismissed_suggestion`, and `follow_count`, which triggers maintain. Every query that shows actors to a
// member must include `notBlocked`.
import type {} from './activities.ts'
import type {} from './tables.ts'

export { type DeedSlot, deedSource, idIn } from './deed-source.ts'
export { emailActor, emailActorFor } from './email-actor.ts'
export { followedByThings, followedByWords } from './followed-by.ts'
export { followersNotice } from './followers-notice.ts'
export { hasMuted } from './has-muted.ts'
export { hiddenCompanies, type Viewer, viewerOf } from './hidden-companies.ts'
export { deedsFrom, type ListDeeds } from './list-deeds.ts'
export { type CardRow, isFollowing, memberCardsIn, memberCardsOf, presentMemberCard } from './member-cards.ts'
export {
  blockedIds,
  mutedIds,
  mutedOrBlockedIds,
  notBlocked,
  notBlockedBetween,
  notMuted,
  notMutedBetween,
  notMutedOrBlocked,
} from './not-blocked.ts'
export { membersWithAlert } from './post-alert.ts'
export { type Reason, varyReasons } from './vary-reasons.ts'
export { findCompanyPages, type NamedCompany } from './workplaces/find-company-pages.ts'
export { isSameWorkplace, siteOf, type Workplace, workplaceName } from './workplaces/workplace.ts'
