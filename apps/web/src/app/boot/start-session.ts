import { t } from '@rise/texts'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { Location } from 'react-router'
import { showToast } from '../../ui/base/toast.ts'
import { httpTransport } from '../base/api.ts'
import { LOGIN, loginHref } from '../session/addresses.ts'
import { localStore, tabStore } from '../session/safe-storage.ts'
import type { SessionStore } from '../session/session-store.ts'
import { createSession } from '../tokens/create-session.ts'

declare global {
  /** The ticket that the head's script removed from the address before anything else was loaded. */
  var sessionTicket: string | undefined
}

/** Creates the session of this page, not yet started. Only pages for members and admins use a ticket. */
export function openSession(isAuthenticatedPage: boolean, apiUrl?: string): ReturnType<typeof createSession> {
  const ticket = globalThis.sessionTicket
  globalThis.sessionTicket = undefined
  return createSession({
    transport: httpTransport(apiUrl),
    local: localStore,
    tab: tabStore,
    events: window,
    locks: navigator.locks,
    ticket: isAuthenticatedPage ? ticket : undefined,
  })
}

/**
 * Navigates to the login page when the session has expired, with this page as the return address, or when the member
 * has logged out (section 4 of the specification). Shows a toast for an expired session and for a refused ticket.
 */
export function leaveWithSession(
  store: SessionStore,
  locate: () => Location,
  navigate: (href: string, options: { replace: boolean }) => void,
): void {
  store.onSignedOut((how) => {
    if (how === 'expired') {
      showToast({ id: 'sign-in', kind: 'failure', title: t('Ooops! Please sign in!') })
      const { pathname, search, hash } = locate()
      navigate(loginHref(pathname + search + hash), { replace: true })
    }
    if (how === 'ticket-refused') {
      showToast({
        id: 'ticket',
        kind: 'failure',
        title: t('This link is no longer valid'),
        description: t('Log in to continue.'),
      })
    }
    if (how === 'signed-out') navigate(LOGIN, { replace: true })
  })
}

/**
 * Ensures that no one sees another person's data: logging in refetches the guest's queries, logging out clears the
 * cache, and a change of user resets it. A server-rendered page shows the public view. If a member turns out to be
 * logged in, the page's queries that depend on the viewer (`ofViewer`) are refetched once the page is hydrated
 * (`ready`).
 */
export function clearCacheOnUserChange(
  store: SessionStore,
  queryClient: QueryClient,
  ofViewer: readonly QueryKey[],
  ready: Promise<void> = Promise.resolve(),
): void {
  let viewerId = userOf(store)
  store.subscribe(() => {
    const previousViewerId = viewerId
    const session = store.get()
    if (session.status === 'checking') return
    viewerId = userOf(store)
    if (previousViewerId === undefined && viewerId !== null)
      void ready.then(() => {
        for (const queryKey of ofViewer) void queryClient.invalidateQueries({ queryKey, exact: true })
      })
    // The cache stays if the viewer has only just been identified, or hasn't changed.
    if (previousViewerId === undefined || viewerId === previousViewerId) return
    // Clears without refetching, because a guest may not see the member's data, and the log-in page is about to open.
    if (viewerId === null) queryClient.clear()
    else if (previousViewerId === null) void queryClient.invalidateQueries()
    else void queryClient.resetQueries()
  })
}

/** Returns the user's `_id`; null for a guest, undefined while unknown. */
function userOf(store: SessionStore): string | null | undefined {
  const session = store.get()
  if (session.status === 'checking') return undefined
  return session.status === 'member' ? session.user._id : null
}
