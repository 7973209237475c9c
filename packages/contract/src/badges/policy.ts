import type { BadgeOwner } from '../catalogs/kinds.ts'
import type { Principal, Verdict } from '../policy.ts'

/** The actor whose badges are requested. */
export interface BadgesRow {
  readonly id: string
  readonly kind: BadgeOwner
}

/**
 * Whether the principal may see which badges are still to earn, with their progress: only the professional and members
 * of the company's team may see them. Others see only earned badges, if they may see the page.
 */
export function maySeeBadgesToEarn(principal: Principal, { id, kind }: BadgesRow): Verdict {
  if (principal.kind === 'guest' || principal.standing === 'suspended') return 'hidden'
  const role = kind === 'professional' ? 'professional' : 'employer'
  return principal.role === role && principal.id === id ? 'allowed' : 'hidden'
}
