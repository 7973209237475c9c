import { admit, type Gate, guest, type Principal, type Verdict } from '@rise/contract/policy'
import type { CurrentUser } from '@rise/contract/session/shapes'
import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react'
import type { FrameUser } from './last-user.ts'
import { checkingSession, type Session, type SessionStore } from './session-store.ts'

const StoreContext = createContext<SessionStore | undefined>(undefined)

/** The session store of the server, which renders pages for everyone: the viewer is unknown and no one can log in. */
export const unknownSession: SessionStore = {
  get: () => checkingSession,
  lastUser: () => undefined,
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

/**
 * Returns the logged-in user, or, while checking, the member that the last page showed. Only for the frame's display,
 * never for decisions.
 */
export function useFrameUser(): FrameUser | undefined {
  const store = useSessionStore()
  const { status } = useSession()
  const user = useCurrentUser()
  const lastUser = useSyncExternalStore(store.subscribe, store.lastUser, () => undefined)
  return status === 'checking' ? lastUser : user
}

/** Returns the policy's verdict for the current visitor; undefined while checking. */
export function useVerdict(gate: Gate): Verdict | undefined {
  const session = useSession()
  return session.status === 'checking' ? undefined : admit(principalOf(session), gate)
}

/** Returns a session as the policy sees it. */
export function principalOf(session: Session): Principal {
  return session.status === 'member' ? memberPrincipal(session.user) : guest
}

/** Returns a member as the policy sees them. */
export function memberPrincipal({ _id: id, role, paidPlan, standing }: FrameUser): Principal {
  return { kind: 'member', id, role, plan: paidPlan ?? 'free', standing }
}
