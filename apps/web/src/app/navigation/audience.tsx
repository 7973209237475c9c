import type { ReactNode } from 'react'
import { useMatches } from 'react-router'
import { isGuestView } from '../page/page-handle.ts'
import type { Session } from '../session/session-store.ts'
import { useSession } from '../session/use-session.tsx'

const guestSession: Session = { status: 'guest' }

/** The session that the frame assumes. */
export function useFrameSession(): Session {
  const session = useSession()
  return isGuestView(useMatches()) ? guestSession : session
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

/** Content for members only; reserves its space until the session is checked, so that nothing moves later. */
export function ForMembers({ className, children }: Props) {
  const { status } = useFrameSession()
  if (status === 'guest') return null
  return (
    <div className={className} {...(status === 'checking' && { 'data-for': 'member' })}>
      {children}
    </div>
  )
}
