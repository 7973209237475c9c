import type { Principal, Verdict } from '../policy.ts'
import type { AffectedAudience } from './kinds.ts'

/** A person affected by a layoff, as seen by one viewer. */
export interface Affected {
  readonly actorId: string
  readonly audience: AffectedAudience
  /** Whether 180 days have passed since they chose, or they have found a job. */
  readonly over: boolean
  /** Whether the viewer acts for a claimed company with a proven domain. */
  readonly verifiedEmployer: boolean
  /** Whether that company stands in the person's own work history, or is one they hide from. */
  readonly formerEmployer: boolean
}

/**
 * Whether the viewer may know that a person is affected. "Employers" are claimed, verified companies, never one that the
 * person has worked for.
 */
export function maySeeAffected(viewer: Principal, affected: Affected): Verdict {
  const { actorId, audience, over, verifiedEmployer, formerEmployer } = affected
  if (audience === 'no-one' || over) return 'hidden'
  if (audience === 'everyone') return 'allowed'
  if (viewer.kind === 'guest') return 'hidden'
  if (viewer.id === actorId) return 'allowed'
  const isEmployer = viewer.role === 'employer' && viewer.standing === 'active' && verifiedEmployer
  return isEmployer && !formerEmployer ? 'allowed' : 'hidden'
}
