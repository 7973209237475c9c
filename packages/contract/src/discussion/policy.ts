import { type AuthoredRow, mayReadAuthored } from '../content/policy.ts'
import type { Principal, Verdict } from '../policy.ts'

/** Professionals and employers react to what they may read, each once, also to their own. Admins act for nobody. */
export function mayReact(principal: Principal, subject: AuthoredRow): Verdict {
  if (principal.kind === 'guest') return 'sign-in'
  const verdict = mayReadAuthored(principal, subject)
  if (verdict !== 'allowed') return verdict
  const isMember = principal.role === 'professional' || principal.role === 'employer'
  return isMember && principal.standing === 'active' ? 'allowed' : 'forbidden'
}
