import { type ReactNode, Suspense, useEffect } from 'react'
import { Outlet, useLocation, useMatches, useNavigate } from 'react-router'
import { useFrameSlots } from '../base/frame-slots.ts'
import { isOpenToMembers, isPlainPage } from '../page/page-handle.ts'
import { homeOf, safeNext, WELCOME } from '../session/addresses.ts'
import { isNewcomer, welcomeNewcomer } from '../session/newcomer.ts'
import { principalOf, useSession } from '../session/use-session.tsx'
import { Frame } from './frame.tsx'

/** The layout of public pages. */
export function DefaultLayout() {
  useWayHome()
  const footer = isPlainPage(useMatches()) ? 'slim' : 'full'
  return (
    <Frame footer={footer}>
      <SuspensionGate>
        <Outlet />
      </SuspensionGate>
    </Frame>
  )
}

/** Whatever the address, a suspended member sees the reason and how to appeal. */
export function SuspensionGate({ children }: { children: ReactNode }) {
  const session = useSession()
  const { Suspended } = useFrameSlots()
  if (session.status !== 'member' || session.user.standing !== 'suspended') return children
  return (
    <Suspense fallback={null}>
      <Suspended user={session.user} />
    </Suspense>
  )
}

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
    // After signing up, members create their page first; the return address takes precedence.
    const home = isNewcomer() ? WELCOME : homeOf(principalOf(session))
    void navigate(next ?? home, { replace: true })
  }, [leaves, search, session, navigate])
}
