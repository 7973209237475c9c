import type { Member } from '@rise/contract/policy'
import type { CurrentUser } from '@rise/contract/session/shapes'

/** A logged-in account: the principal for policies, and the identity behind it. */
export interface SignedIn extends Member {
  readonly loginId: string
  /** The actor; null for an admin, who acts for no actor. */
  readonly actorId: string | null
  readonly sessionId: string
  /** Whether the login has two-step verification. */
  readonly secondFactor: boolean
  /** When a code was last entered in this session; null if none was. */
  readonly provenAt: Date | null
  /** Whether page views may be linked to the account. */
  readonly countsPageViews: boolean
  readonly user: CurrentUser
}

/** A professional, or an employer who acts for a company. */
export interface Acting extends SignedIn {
  readonly actorId: string
}

/** An admin, who acts for no actor. */
export interface Admin extends SignedIn {
  readonly actorId: null
}

/** Returns the actor and login for the activity log. */
export function actingAs({ actorId, loginId }: Pick<SignedIn, 'actorId' | 'loginId'>): {
  actorId?: string
  loginId: string
} {
  return { ...(actorId !== null && { actorId }), loginId }
}

/** The sender of a request. */
export type Requester = { readonly kind: 'guest' } | SignedIn

/** The client's data in a request. */
export interface Client {
  /** The client's address; for IPv6 the /64 network, because each home has its own. */
  readonly network: string
  readonly userAgent: string
  /** The token of the Authorization header. */
  readonly bearer: string | undefined
  /**
   * Whether this is a page load, a prefetch or a request by another site, rather than one by our scripts (Fetch
   * Metadata).
   */
  readonly navigation: boolean
}

/** Returns the owner of an access token; undefined if the token is invalid or expired. */
export type Authenticate = (accessToken: string) => Promise<SignedIn | undefined>

/** The client of calls inside the process. */
export const noClient: Client = { network: 'local', userAgent: '', bearer: undefined, navigation: false }
