import type { Principal, Verdict } from '../policy.ts'

/** What somebody is in the team of a company. */
export type TeamRole = 'owner' | 'editor' | 'recruiter'

/** What members of a team do with the company's page and its team. */
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

const actsOf: Readonly<Record<TeamRole, readonly TeamAct[]>> = {
  recruiter: ['see-desk', 'see-team', 'post-jobs'],
  editor: ['see-desk', 'see-team', 'edit-page', 'write-news', 'bring-board', 'post-jobs'],
  owner: [
    ...(['see-desk', 'see-team', 'edit-page', 'write-news', 'bring-board', 'post-jobs'] as const),
    ...(['manage-team', 'change-address', 'prove-domain'] as const),
  ],
}

/** A company with what the one who asks is in its team; null for whoever is not in it. */
export interface CompanyOfTeam {
  readonly id: string
  readonly teamRole: TeamRole | null
}

/**
 * May this principal do that for the company? Only who acts for it just now may, and only what the place in the team
 * allows. A member of the team who acts for somebody else switches first.
 */
export function mayForCompany(principal: Principal, company: CompanyOfTeam, act: TeamAct): Verdict {
  if (principal.kind === 'guest') return 'sign-in'
  const { role, standing, id } = principal
  if (standing === 'suspended' || role !== 'employer' || id !== company.id) return 'forbidden'
  return company.teamRole !== null && actsOf[company.teamRole].includes(act) ? 'allowed' : 'forbidden'
}

/** May this principal take over a page that nobody acts for? Who has shown that the mailbox is theirs may try. */
export function mayClaimCompany(principal: Principal, { claimed }: { readonly claimed: boolean }): Verdict {
  if (principal.kind === 'guest') return 'sign-in'
  if (principal.standing !== 'active' || principal.role.startsWith('admin') || claimed) return 'forbidden'
  return 'allowed'
}
