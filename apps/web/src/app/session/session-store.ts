import type { ReplyOf } from '@rise/contract/contract'
import type { CurrentUser } from '@rise/contract/session/shapes'

/** Section 4: `checking` until the stored token is checked (section 3's `loaded`), then a guest or a member. */
export type Session =
  | { readonly status: 'checking' }
  | {
      readonly status: 'guest'
      /** Set right after a manual log-out: the login page then has no return address. */
      readonly left?: true
    }
  | { readonly status: 'member'; readonly user: CurrentUser }

/** The only instance: another one would count as a change, and rerender half of a page during hydration. */
export const checkingSession: Session = { status: 'checking' }

/** The reply to every login, however it was proven. */
export type SignedInReply = ReplyOf<'POST /api/v1/tickets/exchange'>

/**
 * How a session ended: by logging out; during a call (`expired`); in the check on load (`refused`); by an invalid
 * ticket, before it began; in another tab.
 */
export type SessionEnd = 'signed-out' | 'expired' | 'refused' | 'ticket-refused' | 'elsewhere'

/** The session of this browser: one per page, the same in all tabs. */
export interface SessionStore {
  get(): Session
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
   * Another request, another tab or the socket may notice the end before the reply arrives; that is ignored, unless the
   * work fails.
   */
  whileChanging<T>(work: () => Promise<T>): Promise<T>
  /** Calls back whenever a session ends, so that dependent parts (the socket) end, too. */
  onSignedOut(ended: (how: SessionEnd) => void): () => void
  /**
   * Returns an access token that is valid for a while, for uses other than API calls (the socket); undefined for a
   * guest.
   */
  freshToken(): Promise<string | undefined>
  /** Renews the tokens at the server's request; false when the session is over. Throws when there is no answer. */
  renewToken(): Promise<boolean>
  /** A ticket from the address that awaits the member's decision: continue with the other account, or stay. */
  ticket(): string | undefined
  /** Applies the decision. Throws ApiError when the ticket is invalid. */
  answerTicket(accept: boolean): Promise<void>
}
