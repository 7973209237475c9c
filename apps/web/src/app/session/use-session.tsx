import { admit, type Gate, guest, type Principal, type Verdict } from '@rise/contract/policy'
import type { CurrentUser } from '@rise/contract/session/shapes'
import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react'
import { checkingSession, type Session, type SessionStore } from './session-store.ts'

const StoreContext = createContext<SessionStore | undefined>(undefined)

/** Where pages are rendered for everybody: nobody is known, and nobody can sign in. */
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

/** The store itself, for what signs in and out. */
export function useSessionStore(): SessionStore {
  const store = useContext(StoreContext)
  if (!store) throw new Error('Outside of SessionProvider.')
  return store
}

/** Who is here. On the server, and in the first render of a page, always `checking`: everybody gets the same bytes. */
export function useSession(): Session {
  const store = useSessionStore()
  return useSyncExternalStore(store.subscribe, store.get, () => checkingSession)
}

/** The signed-in user; undefined for guests and while checking. */
export function useCurrentUser(): CurrentUser | undefined {
  const session = useSession()
  return session.status === 'member' ? session.user : undefined
}

/** What the policy says to the present visitor; undefined while checking. */
export function useVerdict(gate: Gate): Verdict | undefined {
  const session = useSession()
  return session.status === 'checking' ? undefined : admit(principalOf(session), gate)
}

/** A session as the policy sees it. */
export function principalOf(session: Session): Principal {
  if (session.status !== 'member') return guest
  const { _id: id, role, paidPlan, standing } = session.user
  return { kind: 'member', id, role, plan: paidPlan ?? 'free', standing }
}
