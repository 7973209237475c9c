import type { ReactNode } from 'react'
import { useMatches } from 'react-router'
import { isGuestView } from '../page/page-handle.ts'
import type { FrameUser } from '../session/last-user.ts'
import type { Session } from '../session/session-store.ts'
import { useFrameUser, useSession } from '../session/use-session.tsx'

const guestSession: Session = { status: 'guest' }

/** Returns the session that the frame shows: a guest's on pages with the guests' view. */
function useFrameSession(): Session {
  const session = useSession()
  return isGuestView(useMatches()) ? guestSession : session
}

/** Returns the member whose links the bars show, even before the session is checked: then the one shown last. */
export function useBarUser(): FrameUser | undefined {
  const user = useFrameUser()
  return isGuestView(useMatches()) ? undefined : user
}

interface Props {
  className?: string
  children: ReactNode
}

/**
 * Content for guests only. The server sends everyone the same page, so until the session is checked, CSS hides the
 * content from members by the hint in `html[data-session]` (base.css).
 */
export function ForGuests({ className, children }: Props) {
  const { status } = useFrameSession()
  if (status === 'member') return null
  return (
    <div className={className} {...(status === 'checking' && { 'data-for': 'guest' })}>
      {children}
    </div>
  )
}

interface MemberProps extends Props {
  /** The role that members need to see the content; by default, any. */
  only?: 'professional'
}

/**
 * Content for members only. Until the session is checked, CSS shows it where the browser has a member's session, so
 * that nothing moves later.
 */
export function ForMembers({ className, only, children }: MemberProps) {
  const session = useFrameSession()
  if (session.status === 'guest') return null
  if (session.status === 'member' && only !== undefined && session.user.role !== only) return null
  return (
    <div className={className} {...(session.status === 'checking' && { 'data-for': only ? 'seeker' : 'member' })}>
      {children}
    </div>
  )
}

/**
 * Content for guests and professionals. Until the session is checked, CSS hides it where the browser last showed a
 * company or an admin.
 */
export function ForSeekers({ className, children }: Props) {
  const session = useSession()
  if (session.status === 'member' && session.user.role !== 'professional') return null
  return (
    <div className={className} {...(session.status === 'checking' && { 'data-for': 'seeker-or-guest' })}>
      {children}
    </div>
  )
}
