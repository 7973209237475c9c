import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import type { Session } from '../session/session-store.ts'
import { useSession } from '../session/use-session.tsx'

const guestSession: Session = { status: 'guest' }
/** Section 2: shown as to a guest, whoever looks at it. */
const guestViews = ['/layoff-tracker']

/** The session that the frame stands for. */
export function useFrameSession(): Session {
  const session = useSession()
  const { pathname } = useLocation()
  return guestViews.includes(pathname) ? guestSession : session
}

interface Props {
  className?: string
  children: ReactNode
}

/**
 * What only guests see. Everybody gets the same page from the server, so until the session is checked a style decides by
 * the hint in `html[data-session]` (base.css); the elements stay the same when the check is done.
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

/** What only members see; until the session is checked it holds their place, so that nothing moves later. */
export function ForMembers({ className, children }: Props) {
  const { status } = useFrameSession()
  if (status === 'guest') return null
  return (
    <div className={className} {...(status === 'checking' && { 'data-for': 'member' })}>
      {children}
    </div>
  )
}
