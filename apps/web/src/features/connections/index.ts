// What other features and the frame may show of connections: the button that follows, members in lists, what one can do
// about them, and whom one has blocked.
import { lazy } from 'react'

export { FollowButton } from './follow-button.tsx'
export { MemberPicture } from './member-item.tsx'
export { MemberMenu } from './member-menu.tsx'
export { communityPath, memberName } from './member-name.ts'

/** Whom one has blocked or muted, with the way to end it. Needs a Suspense around it. */
export const HiddenMembers = lazy(async () => ({ default: (await import('./hidden-members.tsx')).HiddenMembers }))
