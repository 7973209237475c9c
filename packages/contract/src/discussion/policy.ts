import type { Principal, Verdict } from '../policy.ts'

/** What somebody wants to react to, as it was loaded. */
export interface SubjectRow {
  /** Its author, and that of what it belongs to, are found by others. */
  readonly listed: boolean
  /** One of them and the asking member have blocked one another. */
  readonly blocked: boolean
}

/** Professionals and employers react to what they see, each once, also to their own. Admins act for nobody. */
export function mayReact(principal: Principal, { listed, blocked }: SubjectRow): Exclude<Verdict, 'upgrade'> {
  if (principal.kind === 'guest') return 'sign-in'
  if (!listed || blocked) return 'hidden'
  const isMember = principal.role === 'professional' || principal.role === 'employer'
  return isMember && principal.standing === 'active' ? 'allowed' : 'forbidden'
}
