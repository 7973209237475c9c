import type { ReplyOf } from '@rise/contract/contract'
import type { CurrentUser } from '@rise/contract/session/shapes'

/** Section 4: `checking` until the stored token was checked (section 3's `loaded`), then a guest or a member. */
export type Session =
  | { readonly status: 'checking' }
  | {
      readonly status: 'guest'
      /** Logged out by hand just now: the way back in leads to no particular page. */
      readonly left?: true
    }
  | { readonly status: 'member'; readonly user: CurrentUser }

/** The one value of it: another one would read as a change, and render half of a page anew while it is taken over. */
export const checkingSession: Session = { status: 'checking' }

/** What every sign-in answers, whatever proved it. */
export type SignedInReply = ReplyOf<'POST /api/v1/tickets/exchange'>

/**
 * How a session ended: by hand; by a call that found out (`expired`); by the check on load (`refused`); by a ticket that
 * was not good, before it began; in another tab.
 */
export type SessionEnd = 'signed-out' | 'expired' | 'refused' | 'ticket-refused' | 'elsewhere'

/** The session of this browser: one per page, the same in all tabs. */
export interface SessionStore {
  get(): Session
  subscribe(changed: () => void): () => void
  /** Takes over the token pair and user that a sign-in answered. */
  signIn(reply: SignedInReply): void
  /** The user as a later reply gives it: a saved name, another plan. */
  update(user: CurrentUser): void
  /** Asks the server again who this is: after a change that a reply did not carry. */
  check(): Promise<void>
  /** Ends the session here and on the server, in all tabs. */
  signOut(): Promise<void>
  /**
   * Runs a call that ends this session on the server, with the `signIn` or `signOut` that follows its answer. Another
   * request, another tab or the socket may hear of the end before the answer is here: until then it is no news, and
   * counts only when the work comes to nothing.
   */
  whileChanging<T>(work: () => Promise<T>): Promise<T>
  /** Calls back whenever a session ended, so that what belongs to it (the socket) ends too. */
  onSignedOut(ended: (how: SessionEnd) => void): () => void
  /** An access token that is good for a while, for what is no call of the API (the socket); undefined for a guest. */
  freshToken(): Promise<string | undefined>
  /** A new pair of tokens because the server asked for it; false when the session is over. Throws when nobody can tell. */
  renewToken(): Promise<boolean>
  /** A ticket of the address that waits for the member's answer: continue as the other account, or stay. */
  ticket(): string | undefined
  /** Answers that question. Throws ApiError when the ticket is not valid. */
  answerTicket(accept: boolean): Promise<void>
}
