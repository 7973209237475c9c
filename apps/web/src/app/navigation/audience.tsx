import type { ReactNode } from 'react'
import { useMatches } from 'react-router'
import { isGuestView } from '../page/page-handle.ts'
import type { FrameUser } from '../session/last-user.ts'
import type { Session } from '../session/session-store.ts'
import { useFrameUser, useSession } from '../session/use-session.tsx'

const guestSession: Session = { status: 'guest' }

/** The session that the frame assumes. */
function useFrameSession(): Session {
  const session = useSession()
  return isGuestView(useMatches()) ? guestSession : session
}

/** The member whose links the bars show. Known even before the session is checked. */
export function useBarUser(): FrameUser | undefined {
  const user = useFrameUser()
  return isGuestView(useMatches()) ? undefined : user
}

interface Props {
  className?: string
  children: ReactNode
}

/**
 * Content for guests only. The server sends everyone the same page, so until the session is checked, CSS decides by the
 * hint in `html[data-session]` (base.css); the elements stay the same afterwards.
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

/** Content for members only; reserves its space until the session is checked, so that nothing moves later. */
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
 * Content for guests and professionals. It takes no space from the start where the browser showed a company or an admin
 * last.
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
