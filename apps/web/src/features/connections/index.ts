// The parts of connections for other features and the frame: the follow button, members in lists with their menus and
// reports, suggestions, and blocked members.
import { lazy } from 'react'

export { FollowButton, FollowerCount } from './cards/follow-button.tsx'
export { MemberItem, MemberLink, MemberPicture } from './cards/member-item.tsx'
export { memberJsonLd } from './cards/member-json-ld.ts'
export { MemberMenu } from './cards/member-menu.tsx'
export type { MemberMenuProps } from './cards/member-menu-props.ts'
export { communityPath, memberName } from './cards/member-name.ts'
export { MessageButton, messageHref } from './cards/message-button.tsx'
export { DeedLine } from './deed-line.tsx'
export { type DeedWords, DeedWordsContext, type DeedWordsSlot } from './deed-words.ts'
export { addressesIn, addressesOf } from './marks/pictures-to-report.ts'
export { ReportButton } from './report-button.tsx'
export { useDismiss } from './use-dismiss.ts'
export { useReport } from './use-report.tsx'

/** Loads the menu of a member, for a menu with further items. */
export const loadMemberMenu = async () => (await import('./loaded-member-menu.tsx')).LoadedMemberMenu

/** Blocked and muted members, for the settings only. Needs a Suspense around it. */
export const HiddenMembers = lazy(async () => ({ default: (await import('./hidden-members.tsx')).HiddenMembers }))

/** Companies with a tie to the member, each with the reason. Needs a Suspense around it. */
export const CompanySuggestions = lazy(async () => ({
  default: (await import('./company-suggestions.tsx')).CompanySuggestions,
}))

/** Professionals to follow, each with the reason. Needs a Suspense around it, like the one below. */
export const SuggestedPeople = lazy(async () => ({ default: (await import('./suggestion-list.tsx')).SuggestedPeople }))

/** Companies to follow, each with the reason, as a list. */
export const SuggestedCompanies = lazy(async () => ({
  default: (await import('./suggestion-list.tsx')).SuggestedCompanies,
}))
