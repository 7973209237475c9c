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

/** The session of this page, not yet started; only authenticated pages use a ticket. */
export function openSession(authenticatedPage: boolean, apiUrl?: string): ReturnType<typeof createSession> {
  const ticket = globalThis.sessionTicket
  globalThis.sessionTicket = undefined
  return createSession({
    transport: httpTransport(apiUrl),
    local: localStore,
    tab: tabStore,
    events: window,
    locks: navigator.locks,
    ticket: authenticatedPage ? ticket : undefined,
  })
}

/** Leaves the page when the session ends: to the login page, with a way back here after an expiry (section 4). */
export function leaveWithSession(
  store: SessionStore,
  locate: () => Location,
  navigate: (href: string, options: { replace: boolean }) => void,
): void {
  store.onSignedOut((how) => {
    if (how === 'expired') {
      showToast({ id: 'sign-in', kind: 'failure', title: 'Ooops! Please sign in!' })
      const { pathname, search, hash } = locate()
      navigate(loginHref(pathname + search + hash), { replace: true })
    }
    if (how === 'ticket-refused') {
      showToast({
        id: 'ticket',
        kind: 'failure',
        title: 'This link is no longer valid',
        description: 'Log in to continue.',
      })
    }
    if (how === 'signed-out') navigate(LOGIN, { replace: true })
  })
}

/**
 * Ensures that no one sees another person's data: logging in refetches the guest's queries. A server-rendered page
 * shows everyone's view; once it listens (`ready`) and a member is logged in, its queries that depend on the viewer
 * (`ofViewer`) are refetched.
 */
export function forgetWithUser(
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
    // The viewer has been identified.
    if (previousViewerId === undefined || viewerId === previousViewerId) return
    // Without refetching: what a member saw is not for guests, and its page is about to close.
    if (viewerId === null) queryClient.clear()
    else if (previousViewerId === null) void queryClient.invalidateQueries()
    else void queryClient.resetQueries()
  })
}

/** The user's `_id`, null for a guest, undefined while unknown. */
function userOf(store: SessionStore): string | null | undefined {
  const session = store.get()
  if (session.status === 'checking') return undefined
  return session.status === 'member' ? session.user._id : null
}
