import { useEffect } from 'react'
import { Outlet, useLocation, useMatches, useNavigate } from 'react-router'
import { isOpenToMembers } from '../page/page-handle.ts'
import { homeOf, safeNext, WELCOME } from '../session/addresses.ts'
import { isNewcomer, welcomeNewcomer } from '../session/newcomer.ts'
import { principalOf, useSession } from '../session/use-session.tsx'

/** The layout of public pages. */
export function DefaultLayout() {
  useWayHome()
  return <Outlet />
}

/** Redirects members from a page that is for visitors only. */
function useWayHome(): void {
  const session = useSession()
  const navigate = useNavigate()
  const { search } = useLocation()
  const matches = useMatches()
  const leaves =
    session.status === 'member' && session.user.standing !== 'suspended' && !isOpenToMembers(matches, session.user.role)
  useEffect(() => {
    if (!leaves) return
    const next = safeNext(new URLSearchParams(search).get('next'))
    if (next !== undefined) welcomeNewcomer()
    // Professionals who have just signed up create their page first, unless there is a return address.
    const home = isNewcomer() ? WELCOME : homeOf(principalOf(session))
    void navigate(next ?? home, { replace: true })
  }, [leaves, search, session, navigate])
}
