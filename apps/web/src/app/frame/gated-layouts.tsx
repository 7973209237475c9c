import type { Gate, Verdict } from '@rise/contract/policy'
import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import { Outlet, useLocation, useMatches, useNavigate } from 'react-router'
import { FailedBlock } from '../../ui/base/failed-block.tsx'
import { useLoadingStep } from '../../ui/states/loading-ladder.ts'
import { Skeleton, SkeletonGroup, SkeletonText } from '../../ui/states/skeleton.tsx'
import { ErrorBody } from '../error/error-body.tsx'
import { MissingPageBoundary } from '../error/missing-page.tsx'
import { type PageHandle, pageHandleOf } from '../page/page-handle.ts'
import { PageHead } from '../page/page-head.tsx'
import { FEED, LOGIN, loginHref } from '../session/addresses.ts'
import { useSession, useSessionStore, useVerdict } from '../session/use-session.tsx'
import { Frame } from './frame.tsx'
import { askToConfirm, askToUpgrade, explainRedirect } from './gate-toasts.tsx'
import { SuspensionGate } from './layouts.tsx'

const TicketDialog = lazy(async () => ({ default: (await import('./ticket-dialog.tsx')).TicketDialog }))
const WhatPlanOpens = lazy(async () => ({ default: (await import('./what-plan-opens.tsx')).WhatPlanOpens }))

const anySignedIn: PageHandle = { gate: { access: 'auth' } }

/**
 * The layout of pages for members: the same frame without the footer's columns, which are for visitors. The server
 * renders it empty, because tokens live in the browser. Each route's handle says who may open it; by default any
 * logged-in account may.
 */
export function AuthenticatedLayout() {
  const { gate, opens = gate, title, fills } = pageHandleOf(useMatches()) ?? anySignedIn
  const verdict = useVerdict(opens)
  // Section 6: members who may not create are redirected to the feed, even if a plan would open the page.
  const isRedirected =
    verdict === 'sign-in' || verdict === 'forbidden' || (verdict === 'upgrade' && gate.access === 'creator')
  return (
    <Frame footer={fills ? 'none' : 'slim'}>
      <SuspensionGate>
        {verdict === 'allowed' ? (
          <MissingPageBoundary>
            <Outlet />
          </MissingPageBoundary>
        ) : null}
        {verdict === 'hidden' ? <ErrorBody status={404} /> : null}
        {verdict === undefined ? <PageSkeleton title={title} /> : null}
        {verdict === 'upgrade' && !isRedirected ? (
          <ErrorBody status={402}>
            <Suspense fallback={null}>
              <WhatPlanOpens access={gate.access} />
            </Suspense>
          </ErrorBody>
        ) : null}
        {isRedirected ? <Elsewhere verdict={verdict} gate={gate} /> : null}
      </SuspensionGate>
      <OfferedTicket />
    </Frame>
  )
}

/** The layout of the admin area: 401 without a token, 404 for anyone but admins (section 6). */
export function AdminLayout() {
  const { gate, title } = pageHandleOf(useMatches()) ?? { gate: { access: 'admin' } satisfies Gate }
  const verdict = useVerdict(gate)
  return (
    <Frame footer="none">
      <SuspensionGate>{adminBody(verdict, title)}</SuspensionGate>
      <OfferedTicket />
    </Frame>
  )
}

function adminBody(verdict: Verdict | undefined, title: string | undefined): ReactNode {
  if (verdict === undefined) return <PageSkeleton title={title} />
  if (verdict === 'allowed') {
    return (
      <MissingPageBoundary>
        <Outlet />
      </MissingPageBoundary>
    )
  }
  return <ErrorBody status={verdict === 'sign-in' ? 401 : 404} />
}

/** Redirects viewers who may not see the page, to the login and back or to the feed, and says why. */
function Elsewhere({ verdict, gate }: { verdict: Verdict; gate: Gate }) {
  const session = useSession()
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  const currentHref = pathname + search + hash
  const loggedOut = session.status === 'guest' && session.left === true
  const waits = gate.confirmed === true && session.status === 'member' && session.user.standing === 'pending'
  useEffect(() => {
    if (verdict === 'sign-in') void navigate(loggedOut ? LOGIN : loginHref(currentHref), { replace: true })
    else {
      if (verdict === 'upgrade') askToUpgrade()
      else if (waits) askToConfirm()
      else explainRedirect(gate.access)
      void navigate(FEED, { replace: true })
    }
  }, [verdict, loggedOut, currentHref, waits, gate.access, navigate])
  return <PageHead noindex />
}

function PageSkeleton({ title }: { title: string | undefined }) {
  const session = useSession()
  const step = useLoadingStep(session.status === 'checking')
  return (
    <>
      <PageHead noindex {...(title !== undefined && { title })} />
      {step === 'nothing' ? null : (
        <div className="mx-auto flex max-w-feed flex-col gap-8 px-gutter py-8 md:py-12">
          {title === undefined ? null : <h1 className="text-h1">{title}</h1>}
          {step === 'slow' ? (
            <FailedBlock title="Still loading…" onRetry={() => window.location.reload()}>
              The server hasn’t answered yet.
            </FailedBlock>
          ) : null}
          <SkeletonGroup label="Loading" className="flex flex-col gap-8">
            <Skeleton className="h-24 w-full" />
            <div className="mt-8">
              <SkeletonText lines={4} />
            </div>
          </SkeletonGroup>
        </div>
      )}
    </>
  )
}

/** A member who opens a link that logs in another account is asked first. */
function OfferedTicket() {
  const session = useSession()
  const store = useSessionStore()
  if (session.status !== 'member' || store.ticket() === undefined) return null
  return (
    <Suspense fallback={null}>
      <TicketDialog user={session.user} />
    </Suspense>
  )
}
