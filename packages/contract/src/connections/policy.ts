import type { Gates, Principal, Verdict } from '../policy.ts'

/**
 * The permissions for followers, blocks and mutes: the gate of each verb, with a comment that names the function that
 * then judges the loaded row.
 */
export const connectionGates = {
  list: { access: 'auth' }, // Only their own.
  follow: { access: 'connected', confirmed: true }, // Then `actsAs` and `mayFollow`.
  unfollow: { access: 'connected', confirmed: true }, // Then `actsAs`.
  removeFollower: { access: 'auth', acting: true }, // Only their own.
  dismissSuggestion: { access: 'auth', acting: true }, // Then `mayFollow`.
  block: { access: 'auth', acting: true }, // Then `mayBlock`.
  unblock: { access: 'auth', acting: true }, // Only their own.
  mute: { access: 'auth', acting: true }, // Then `mayBlock`.
  unmute: { access: 'auth', acting: true }, // Only their own.
  chooseAlerts: { access: 'auth', acting: true }, // Then `mayFollow`.
} as const satisfies Gates

/** The member to follow, block or mute, as loaded. */
export interface Other {
  readonly id: string
  /** Whether others can find the member and count them. */
  readonly listed: boolean
  /** Whether either has blocked the other. */
  readonly blocked: boolean
}

/** Whether an address that names its acting member (`/{roles}/{id}/...`) names the caller. */
export function actsAs(principal: Principal, { roles, id }: { roles: string; id: string }): Verdict {
  if (principal.kind === 'guest') return 'sign-in'
  const role = roles === 'professionals' ? 'professional' : 'employer'
  return principal.role === role && principal.id === id ? 'allowed' : 'forbidden'
}

/**
 * Members can follow others that they can see, but not themselves. A blocked member must not learn that the other
 * exists.
 */
export function mayFollow(principal: Principal, other: Other): Verdict {
  if (principal.kind === 'guest') return 'sign-in'
  if (other.id === principal.id) return 'forbidden'
  return other.listed && !other.blocked ? 'allowed' : 'hidden'
}

/** A blocked member may block back, and that block outlasts the other's. Anyone can be muted. */
export function mayBlock(principal: Principal, { id, listed }: Pick<Other, 'id' | 'listed'>): Verdict {
  if (principal.kind === 'guest') return 'sign-in'
  if (id === principal.id) return 'forbidden'
  return listed ? 'allowed' : 'hidden'
}
