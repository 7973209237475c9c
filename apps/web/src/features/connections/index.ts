// What other features and the frame may show of connections: the button that follows, members in lists, what one can do
// about them, whom to follow, and whom one has blocked.
import { lazy } from 'react'

export { FollowButton } from './follow-button.tsx'
export { HiddenMembers } from './hidden-members.tsx'
export { MemberPicture } from './member-item.tsx'
export { MemberMenu } from './member-menu.tsx'
export { communityPath, memberName } from './member-name.ts'
export { peopleSuggestionsQuery } from './queries.ts'
export { useDismiss } from './use-dismiss.ts'

/** Companies that something ties a member to, each with the reason. Needs a Suspense around it. */
export const CompanySuggestions = lazy(async () => ({
  default: (await import('./company-suggestions.tsx')).CompanySuggestions,
}))
