import type { Gate, Verdict } from '@rise/contract/policy'
import { t } from '@rise/texts'
import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import { Outlet, useLocation, useMatches, useNavigate } from 'react-router'
import { cx } from '../../ui/base/class-names.ts'
import { FailedBlock } from '../../ui/base/failed-block.tsx'
import { useLoadingStep } from '../../ui/states/loading-ladder.ts'
import { Skeleton, SkeletonGroup, SkeletonText } from '../../ui/states/skeleton.tsx'
import { ErrorBody } from '../error/error-body.tsx'
import { MissingPageBoundary } from '../error/missing-page.tsx'
import { type PageHandle, pageHandleOf } from '../page/page-handle.ts'
import { PageHead } from '../page/page-head.tsx'
import { FEED, joinHref, LOGIN, loginHref } from '../session/addresses.ts'
import { useSession, useSessionStore, useVerdict } from '../session/use-session.tsx'
import { askToConfirm, askToUpgrade, explainRedirect } from './gate-toasts.tsx'

const TicketDialog = lazy(async () => ({ default: (await import('./ticket-dialog.tsx')).TicketDialog }))
const WhatPlanOpens = lazy(async () => ({ default: (await import('./what-plan-opens.tsx')).WhatPlanOpens }))

const anySignedIn: PageHandle = { gate: { access: 'auth' } }
const anyAdmin: PageHandle = { gate: { access: 'admin' } }

/**
 * The layout of pages for members. The server renders it empty, because tokens live in the browser. Each route's handle
 * says who may open it; by default any logged-in account may.
 */
export function AuthenticatedLayout() {
  const handle = pageHandleOf(useMatches()) ?? anySignedIn
  const { gate, opens = gate } = handle
  const verdict = useVerdict(opens)
  // Section 6 of the specification: members who may not create are redirected to the feed, even if a plan would open
  // the page.
  const isRedirected =
    verdict === 'sign-in' || verdict === 'forbidden' || (verdict === 'upgrade' && gate.access === 'creator')
  return (
    <>
      {verdict === 'allowed' ? (
        <MissingPageBoundary>
          <Outlet />
        </MissingPageBoundary>
      ) : null}
      {verdict === 'hidden' ? <ErrorBody status={404} /> : null}
      {verdict === undefined ? <PageSkeleton {...handle} /> : null}
      {verdict === 'upgrade' && !isRedirected ? (
        <ErrorBody status={402}>
          <Suspense fallback={null}>
            <WhatPlanOpens access={gate.access} />
          </Suspense>
        </ErrorBody>
      ) : null}
      {isRedirected ? (
        <RedirectAway verdict={verdict} gate={gate} isInviting={handle.invitation !== undefined} />
      ) : null}
      <OfferedTicket />
    </>
  )
}

/** The layout of the admin area: 401 without a token, 404 for anyone but admins (section 6 of the specification). */
export function AdminLayout() {
  const handle = pageHandleOf(useMatches()) ?? anyAdmin
  const verdict = useVerdict(handle.gate)
  return (
    <>
      {adminBody(verdict, handle)}
      <OfferedTicket />
    </>
  )
}

function adminBody(verdict: Verdict | undefined, handle: PageHandle): ReactNode {
  // Shows no heading, because only the area itself knows which of its pages this is.
  if (verdict === undefined) return <PageSkeleton {...handle} fills />
  if (verdict === 'allowed') {
    return (
      <MissingPageBoundary>
        <Outlet />
      </MissingPageBoundary>
    )
  }
  return <ErrorBody status={verdict === 'sign-in' ? 401 : 404} />
}

/**
 * Redirects viewers who may not see the page: guests to log-in or sign-up, with this page as the return address unless
 * they have just logged out; members to the feed, with a toast that says why.
 */
function RedirectAway({ verdict, gate, isInviting }: { verdict: Verdict; gate: Gate; isInviting: boolean }) {
  const session = useSession()
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  const currentHref = pathname + search + hash
  const hasLoggedOut = session.status === 'guest' && session.left === true
  const isWaiting = gate.confirmed === true && session.status === 'member' && session.user.standing === 'pending'
  useEffect(() => {
    if (verdict === 'sign-in') {
      const href = isInviting ? joinHref(currentHref) : loginHref(currentHref)
      void navigate(hasLoggedOut ? LOGIN : href, { replace: true })
    } else {
      if (verdict === 'upgrade') askToUpgrade()
      else if (isWaiting) askToConfirm()
      else explainRedirect(gate.access)
      void navigate(FEED, { replace: true })
    }
  }, [verdict, hasLoggedOut, currentHref, isInviting, isWaiting, gate.access, navigate])
  return <PageHead noindex />
}

const headingWidths = { page: 'max-w-feed lg:max-w-[59rem]', shell: 'max-w-shell' } as const

function PageSkeleton({ title, fills, heading = {}, Skeleton: Boxes = SomeBoxes }: Partial<PageHandle>) {
  const step = useLoadingStep(true)
  const { width, below } = heading
  return (
    <>
      <PageHead noindex {...(title !== undefined && { title: t(title) })} />
      <div className={cx('mx-auto px-gutter py-8 md:py-12', width === undefined ? 'max-w-feed' : headingWidths[width])}>
        {below === undefined ? null : <div className={below === 'line' ? 'h-[1.25rem]' : 'mb-6 h-[2.8125rem]'} />}
        {title === undefined || fills ? null : <h1 className="text-h1">{t(title)}</h1>}
        {step === 'slow' ? (
          <FailedBlock title={t('Still loading…')} onRetry={() => window.location.reload()}>
            {t('The server hasn’t answered yet.')}
          </FailedBlock>
        ) : null}
        {fills ? null : <Boxes />}
      </div>
    </>
  )
}

function SomeBoxes() {
  return (
    <SkeletonGroup label={t('Loading')} className="mt-8">
      <Skeleton className="mb-16 h-24 w-full" />
      <SkeletonText lines={4} />
    </SkeletonGroup>
  )
}

/** Asks a member who has opened a link that logs in another account whether to switch to it. */
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
