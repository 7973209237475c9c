import type { Principal, Verdict } from '../policy.ts'

/** The member that somebody wants to follow, block or mute, as it was loaded. */
export interface Other {
  readonly id: string
  /** Others find and count it. */
  readonly listed: boolean
  /** One of the two has blocked the other. */
  readonly blocked: boolean
}

/** Whether an address that names its acting member (`/{roles}/{id}/...`) names the one who asks. */
export function actsAs(principal: Principal, { roles, id }: { roles: string; id: string }): Verdict {
  if (principal.kind === 'guest') return 'sign-in'
  const role = roles === 'professionals' ? 'professional' : 'employer'
  return principal.role === role && principal.id === id ? 'allowed' : 'forbidden'
}

/** Members follow others whom they see, and not themselves. Whoever was blocked does not learn that the other is there. */
export function mayFollow(principal: Principal, other: Other): Verdict {
  if (principal.kind === 'guest') return 'sign-in'
  if (other.id === principal.id) return 'forbidden'
  return other.listed && !other.blocked ? 'allowed' : 'hidden'
}

/** Who was blocked may block, too, and then stays so when the other gives in; anybody may be muted. */
export function mayBlock(principal: Principal, { id, listed }: Pick<Other, 'id' | 'listed'>): Verdict {
  if (principal.kind === 'guest') return 'sign-in'
  if (id === principal.id) return 'forbidden'
  return listed ? 'allowed' : 'hidden'
}
