import { mayForCompany, type TeamRole } from '../companies/policy.ts'
import type { Gates, Principal, Verdict } from '../policy.ts'
import { maySeeStory } from '../professionals/story/policy.ts'

/**
 * The permissions for a case of a portfolio: the gate of each verb. A comment next to a gate names the function that
 * then checks the loaded row, or states another condition.
 */
export const caseGates = {
  list: { access: 'guest' },
  read: { access: 'guest' }, // Then `maySeeCase`.
  create: { access: 'auth' }, // Then `mayWriteCases`.
  listOwn: { access: 'auth' }, // Then `mayWriteCases`.
  order: { access: 'auth' }, // Then `mayWriteCases`.
  edit: { access: 'auth' }, // Then `mayEditCase`.
  publish: { access: 'auth', confirmed: true }, // Then `mayEditCase`.
  withdraw: { access: 'auth' }, // Then `mayEditCase`.
  delete: { access: 'auth' }, // Then `mayEditCase`.
  listCredits: { access: 'professional' }, // Only their own.
  agreeToCredit: { access: 'professional', confirmed: true }, // People whom the owner named.
  declineCredit: { access: 'professional' }, // People whom the owner named.
} as const satisfies Gates

/** The facts about the owner of a case that decide permissions. */
export interface CaseOwner {
  /** The actor of the professional or the company. */
  readonly ownerId: string
  /** The viewer's role in the team, if the owner is a company. */
  readonly teamRole: TeamRole | null
}

/** The facts about a case that decide who may see it. */
export interface CaseRow extends CaseOwner {
  /** Whether others may see the owner's page. */
  readonly listed: boolean
  readonly published: boolean
}

/**
 * Whether the viewer may see a case. Everyone may see a published case if the owner's page is listed. Only the owner,
 * or the company's team, may see any other case; for everyone else, it doesn't exist.
 */
export function maySeeCase(principal: Principal, { ownerId, teamRole, listed, published }: CaseRow): Verdict {
  if (maySeeStory(principal, { id: ownerId, listed: listed && published }) === 'allowed') return 'allowed'
  return mayForCompany(principal, { id: ownerId, teamRole }, 'see-desk') === 'allowed' ? 'allowed' : 'hidden'
}

/**
 * Whether the viewer may write the owner's portfolio: professionals write their own, and team members who may edit the
 * company's page write the company's.
 */
export function mayWriteCases(principal: Principal, { ownerId, teamRole }: CaseOwner): Verdict {
  if (principal.kind === 'guest') return 'sign-in'
  if (principal.role === 'employer') return mayForCompany(principal, { id: ownerId, teamRole }, 'edit-page')
  const isOwner = principal.role === 'professional' && principal.id === ownerId
  return isOwner && principal.standing !== 'suspended' ? 'allowed' : 'forbidden'
}

/** Whether the viewer may edit a case, as `mayWriteCases` decides; for all others, the case does not exist. */
export function mayEditCase(principal: Principal, owner: CaseOwner): Verdict {
  return mayWriteCases(principal, owner) === 'allowed' ? 'allowed' : 'hidden'
}
