import type { Gates, Principal, Verdict } from '../policy.ts'
import type { AffectedAudience } from './kinds.ts'

/**
 * The permissions for a layoff of the tracker: the gate of each verb. A comment next to a gate names the function that
 * then checks the loaded row, or states another condition.
 */
export const layoffGates = {
  list: { access: 'guest' },
  read: { access: 'guest' }, // While it is public.
  create: { access: 'guest' }, // It waits for an admin.
  manage: { access: 'admin', permission: 'content' }, // Decides, edits, links, imports, merges.
  answer: { access: 'employer', confirmed: true }, // Then `mayForCompany`, `write-news`, for the layoff’s own company.
  readOffer: { access: 'employer' }, // Only their own.
  offerJobs: { access: 'connected', confirmed: true }, // Then `mayForCompany`, `post-jobs`.
  withdrawOffer: { access: 'employer', confirmed: true }, // Then `mayForCompany`, `post-jobs`.
  listAffected: { access: 'guest' }, // Then `maySeeAffected`, person by person.
  joinAffected: { access: 'professional' }, // Only their own.
  reportNewJob: { access: 'professional', confirmed: true }, // Only their own.
} as const satisfies Gates

/** A person affected by a layoff, as seen by one viewer. */
export interface Affected {
  readonly actorId: string
  readonly audience: AffectedAudience
  /** Whether 180 days have passed since the person's choice, or the person has found a job. */
  readonly over: boolean
  /** Whether the viewer acts for a claimed company with a proven domain. */
  readonly verifiedEmployer: boolean
  /** Whether that company is in the person's work history, or on the person's list of companies to hide from. */
  readonly formerEmployer: boolean
}

/**
 * Whether the viewer may know that a person is affected. The audience "employers" includes only claimed and verified
 * companies, and none that the person has worked for.
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
