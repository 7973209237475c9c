import type { Principal, Verdict } from '../policy.ts'

/** A role in a company's team. */
export type TeamRole = 'owner' | 'editor' | 'recruiter'

/** What members of a team may do with the company's page and team. */
export type TeamAct =
  | 'see-desk'
  | 'edit-page'
  | 'write-news'
  | 'see-team'
  | 'manage-team'
  | 'change-address'
  | 'prove-domain'
  | 'bring-board'
  | 'post-jobs'
  | 'hire'

const actsOf: Readonly<Record<TeamRole, readonly TeamAct[]>> = {
  recruiter: ['see-desk', 'see-team', 'post-jobs', 'hire'],
  editor: ['see-desk', 'see-team', 'edit-page', 'write-news', 'bring-board', 'post-jobs'],
  owner: [
    ...(['see-desk', 'see-team', 'edit-page', 'write-news', 'bring-board', 'post-jobs'] as const),
    ...(['manage-team', 'change-address', 'prove-domain', 'hire'] as const),
  ],
}

/** A company with the viewer's role in its team; null for anyone outside the team. */
export interface CompanyOfTeam {
  readonly id: string
  readonly teamRole: TeamRole | null
}

/**
 * Whether this principal may do that for the company. Only someone acting for it now may, within the limits of their
 * role. A member of the team who acts for another actor switches first.
 */
export function mayForCompany(principal: Principal, company: CompanyOfTeam, act: TeamAct): Verdict {
  if (principal.kind === 'guest') return 'sign-in'
  const { role, standing, id } = principal
  if (standing === 'suspended' || role !== 'employer' || id !== company.id) return 'forbidden'
  return company.teamRole !== null && actsOf[company.teamRole].includes(act) ? 'allowed' : 'forbidden'
}

/** Whether this principal may try to claim an unclaimed page: anyone with a confirmed mailbox may. */
export function mayClaimCompany(principal: Principal, { claimed }: { readonly claimed: boolean }): Verdict {
  if (principal.kind === 'guest') return 'sign-in'
  if (principal.standing !== 'active' || principal.role.startsWith('admin') || claimed) return 'forbidden'
  return 'allowed'
}
