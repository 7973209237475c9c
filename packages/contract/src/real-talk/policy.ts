import { type AuthoredRow, maySeeAuthored } from '../content/policy.ts'
import type { Principal, Verdict } from '../policy.ts'

/** Professionals may answer any question they can see, including their own; employers only read. */
export function mayAnswer(principal: Principal, question: AuthoredRow): Exclude<Verdict, 'upgrade'> {
  if (!question.listed || maySeeAuthored(principal, question) === 'hidden') return 'hidden'
  if (principal.kind === 'guest') return 'sign-in'
  return principal.role === 'professional' && principal.standing === 'active' ? 'allowed' : 'forbidden'
}
