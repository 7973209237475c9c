import type { Gates, Principal, Verdict } from '../policy.ts'

/**
 * The permissions for followers, blocks and mutes: the gate of each verb. A comment next to a gate names the function
 * that then checks the loaded row, or states another condition.
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
export interface OtherMember {
  readonly id: string
  /** Whether others can find the member and count them. */
  readonly listed: boolean
  /** Whether either has blocked the other. */
  readonly blocked: boolean
}

/** Whether the caller is the acting member in the address (`/{roles}/{id}/...`). */
export function actsAs(principal: Principal, { roles, id }: { roles: string; id: string }): Verdict {
  if (principal.kind === 'guest') return 'sign-in'
  const role = roles === 'professionals' ? 'professional' : 'employer'
  return principal.role === role && principal.id === id ? 'allowed' : 'forbidden'
}

/**
 * Whether the principal may follow another member: members may follow others whom they can see. A member who was
 * blocked must not learn that the blocking member exists.
 */
export function mayFollow(principal: Principal, other: OtherMember): Verdict {
  if (principal.kind === 'guest') return 'sign-in'
  if (other.id === principal.id) return 'forbidden'
  return other.listed && !other.blocked ? 'allowed' : 'hidden'
}

/**
 * Whether the principal may block or mute another member: any other listed member. A member who was blocked may block
 * the other member, too, and that block stays when the first one is lifted.
 */
export function mayBlock(principal: Principal, { id, listed }: Pick<OtherMember, 'id' | 'listed'>): Verdict {
  if (principal.kind === 'guest') return 'sign-in'
  if (id === principal.id) return 'forbidden'
  return listed ? 'allowed' : 'hidden'
}
