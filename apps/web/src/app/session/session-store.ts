import type { ReplyOf } from '@rise/contract/contract'
import type { CurrentUser } from '@rise/contract/session/shapes'
import type { FrameUser } from './last-user.ts'

/**
 * Section 4 of the specification: `checking` until the stored token is checked (section 3's `loaded`), then a guest or
 * a member.
 */
export type Session =
  | { readonly status: 'checking' }
  | {
      readonly status: 'guest'
      /** Set right after a manual log-out: the login page then has no return address. */
      readonly left?: true
    }
  | { readonly status: 'member'; readonly user: CurrentUser }

/**
 * The state before the session is checked. Use this object only: a copy would count as a change, and rerender half of a
 * page during hydration.
 */
export const checkingSession: Session = { status: 'checking' }

/** The reply to every login, however it was proven. */
export type SignedInReply = ReplyOf<'POST /api/v1/tickets/exchange'>

/**
 * How a session ended. `signed-out`: by logging out. `expired`: during a call. `refused`: when the stored token was
 * checked. `ticket-refused`: before it began, by an invalid ticket. `elsewhere`: in another tab.
 */
export type SessionEnd = 'signed-out' | 'expired' | 'refused' | 'ticket-refused' | 'elsewhere'

/** The session of this browser: one per page, the same in all tabs. */
export interface SessionStore {
  get(): Session
  /** Returns the member that the last page showed, for the frame while the session is checked. */
  lastUser(): FrameUser | undefined
  subscribe(changed: () => void): () => void
  /** Starts a session with the token pair and user of a login's reply. */
  signIn(reply: SignedInReply): void
  /** Updates the user from a later reply: a saved name, another plan. */
  update(user: CurrentUser): void
  /** Refetches the user after a change whose reply did not contain it. */
  check(): Promise<void>
  /** Ends the session here and on the server, in all tabs. */
  signOut(): Promise<void>
  /**
   * Runs a call that ends this session on the server, together with the `signIn` or `signOut` that follows its reply.
   * Meanwhile, other requests, other tabs and the socket may notice the session's end. This takes effect only if `work`
   * fails.
   */
  whileChanging<T>(work: () => Promise<T>): Promise<T>
  /** Calls back whenever a session ends, and with `expired` when a guest's call requires a login. */
  onSignedOut(listener: (how: SessionEnd) => void): () => void
  /**
   * Returns an access token that does not expire soon, for uses other than API calls (the socket). Undefined for a
   * guest.
   */
  freshToken(): Promise<string | undefined>
  /** Renews the tokens at the server's request; false when the session is over. Throws when there is no answer. */
  renewToken(): Promise<boolean>
  /** Returns the ticket in the page's address until the member has decided whether to switch to its account. */
  ticket(): string | undefined
  /** Switches to the ticket's account, or discards the ticket. Throws ApiError when the ticket is invalid. */
  answerTicket(accept: boolean): Promise<void>
}
