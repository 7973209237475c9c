import type { QueryClient } from '@tanstack/react-query'
import type { Location } from 'react-router'
import { showToast } from '../../ui/base/toast.ts'
import { httpTransport } from '../base/api.ts'
import { askAgainAsMember } from '../base/per-member.ts'
import { loginHref } from '../session/addresses.ts'
import { localStore, tabStore } from '../session/safe-storage.ts'
import type { SessionStore } from '../session/session-store.ts'
import { createSession } from '../tokens/create-session.ts'

declare global {
  /** The ticket that the head's script took out of the address, before anything else was loaded. */
  var sessionTicket: string | undefined
}

/** The session of this page, not yet started; a ticket counts on authenticated pages alone. */
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

/** What the page does when the session ends: to the log-in, and for what expired back to here afterwards (section 4). */
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
    if (how === 'signed-out') navigate('/login', { replace: true })
  })
}

/**
 * Nothing that one person was shown is shown to the next one; what a guest was shown is asked for again as a member. A page
 * comes as everybody sees it: once it listens (`ready`) and a member is here, what depends on who asks is asked for again.
 */
export function forgetWithUser(
  store: SessionStore,
  queryClient: QueryClient,
  ready: Promise<void> = Promise.resolve(),
): void {
  let known = userOf(store)
  store.subscribe(() => {
    const before = known
    const session = store.get()
    if (session.status === 'checking') return
    known = userOf(store)
    if (before === undefined && known !== null) void ready.then(() => askAgainAsMember(queryClient))
    // Who is here was found out.
    if (before === undefined || known === before) return
    // Without asking again: what a member saw is not for guests, and its page is about to go.
    if (known === null) queryClient.clear()
    else if (before === null) void queryClient.invalidateQueries()
    else void queryClient.resetQueries()
  })
}

/** The user's `_id`, null for a guest, undefined while nobody knows. */
function userOf(store: SessionStore): string | null | undefined {
  const session = store.get()
  if (session.status === 'checking') return undefined
  return session.status === 'member' ? session.user._id : null
}
