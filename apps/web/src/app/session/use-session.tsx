import { admit, type Gate, guest, type Principal, type Verdict } from '@rise/contract/policy'
import type { CurrentUser } from '@rise/contract/session/shapes'
import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react'
import { checkingSession, type Session, type SessionStore } from './session-store.ts'

const StoreContext = createContext<SessionStore | undefined>(undefined)

/** Used where pages are rendered for everyone: the viewer is unknown and no one can log in. */
export const unknownSession: SessionStore = {
  get: () => checkingSession,
  subscribe: () => () => undefined,
  signIn: () => undefined,
  update: () => undefined,
  check: async () => undefined,
  signOut: async () => undefined,
  whileChanging: (work) => work(),
  onSignedOut: () => () => undefined,
  freshToken: async () => undefined,
  renewToken: async () => false,
  ticket: () => undefined,
  answerTicket: async () => undefined,
}

export function SessionProvider({ store, children }: { store: SessionStore; children: ReactNode }) {
  return <StoreContext value={store}>{children}</StoreContext>
}

/** Returns the store itself, for logging in and out. */
export function useSessionStore(): SessionStore {
  const store = useContext(StoreContext)
  if (!store) throw new Error('Outside of SessionProvider.')
  return store
}

/**
 * Returns the session. On the server, and in the first render of a page, always `checking`: everyone gets the same
 * HTML.
 */
export function useSession(): Session {
  const store = useSessionStore()
  return useSyncExternalStore(store.subscribe, store.get, () => checkingSession)
}

/** Returns the logged-in user; undefined for guests and while checking. */
export function useCurrentUser(): CurrentUser | undefined {
  const session = useSession()
  return session.status === 'member' ? session.user : undefined
}

/** Returns the policy's verdict for the current visitor; undefined while checking. */
export function useVerdict(gate: Gate): Verdict | undefined {
  const session = useSession()
  return session.status === 'checking' ? undefined : admit(principalOf(session), gate)
}

/** Returns a session as the policy sees it. */
export function principalOf(session: Session): Principal {
  if (session.status !== 'member') return guest
  const { _id: id, role, paidPlan, standing } = session.user
  return { kind: 'member', id, role, plan: paidPlan ?? 'free', standing }
}
