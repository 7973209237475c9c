import { type AuthoredRow, mayEditAuthored, mayReadAuthored } from '../content/policy.ts'
import type { Principal, Verdict } from '../policy.ts'

/** Who may take part: everyone who may read it, except admins, who act for no one, and accounts that may not reach others. */
export function mayTakePart(principal: Principal, row: AuthoredRow): Verdict {
  const verdict = mayReadAuthored(principal, row)
  if (verdict !== 'allowed' || !row.published) return verdict === 'allowed' ? 'hidden' : verdict
  if (principal.kind === 'guest') return 'sign-in'
  return principal.standing === 'active' ? 'allowed' : 'forbidden'
}

/** Who sees the list of participants and checks them in: the author, hosts who agreed, and admins for content. */
export function mayCheckIn(principal: Principal, row: AuthoredRow, isHost: boolean): Verdict {
  const verdict = mayEditAuthored(principal, row)
  return verdict === 'forbidden' && isHost ? 'allowed' : verdict
}
