import type { BadgeOwner } from '../catalogs/kinds.ts'
import type { Principal, Verdict } from '../policy.ts'

/** Whose badges are asked for. */
export interface BadgesRow {
  readonly id: string
  readonly kind: BadgeOwner
}

/**
 * Whether somebody is told which badges are still to earn, and how far each is: the professional, and whoever acts for the
 * company. Others see what was earned, as far as they see the page.
 */
export function maySeeBadgesToEarn(principal: Principal, { id, kind }: BadgesRow): Verdict {
  if (principal.kind === 'guest' || principal.standing === 'suspended') return 'hidden'
  const role = kind === 'professional' ? 'professional' : 'employer'
  return principal.role === role && principal.id === id ? 'allowed' : 'hidden'
}
