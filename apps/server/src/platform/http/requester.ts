import type { Member } from '@rise/contract/policy'
import type { CurrentUser } from '@rise/contract/session/shapes'

/** A signed-in account: what policy needs, and who exactly did it. */
export interface SignedIn extends Member {
  readonly loginId: string
  /** Null for an admin, who acts for nobody. */
  readonly actorId: string | null
  readonly sessionId: string
  /** Page views may be counted together with the account. */
  readonly countsPageViews: boolean
  readonly user: CurrentUser
}

/** Who did it, for the log of what happened. */
export function actingAs({ actorId, loginId }: SignedIn): { actorId?: string; loginId: string } {
  return { ...(actorId !== null && { actorId }), loginId }
}

/** Who sent a request. */
export type Requester = { readonly kind: 'guest' } | SignedIn

/** What a request says of where it comes from. */
export interface Client {
  /** The client's address; of IPv6 the /64 network, because each home has one. */
  readonly network: string
  readonly userAgent: string
  /** The token of the Authorization header. */
  readonly bearer: string | undefined
  /** A page load, a prefetch or another site asks, not a script of ours (Fetch Metadata). */
  readonly navigation: boolean
}

/** Who an access token belongs to; undefined when it is not good, or not any more. */
export type Authenticate = (accessToken: string) => Promise<SignedIn | undefined>

/** For calls inside the process. */
export const noClient: Client = { network: 'local', userAgent: '', bearer: undefined, navigation: false }
