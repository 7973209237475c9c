import type { Gates, Principal, Verdict } from '../policy.ts'

/**
 * The permissions for a company and its page: the gate of each verb. A comment next to a gate names the function that
 * then checks the loaded row, or states another condition.
 */
export const companyGates = {
  list: { access: 'guest' },
  read: { access: 'guest' }, // While it is listed, and without a block.
  create: { access: 'guest' }, // Together with an account.
  rename: { access: 'employer' }, // Then `mayForCompany`, `edit-page`.
  readDesk: { access: 'employer' }, // Then `mayForCompany`, `see-desk`.
  edit: { access: 'employer' }, // Then `mayForCompany`, `edit-page`.
  changeAddress: { access: 'employer' }, // Then `mayForCompany`, `change-address`.
  publishNews: { access: 'employer', confirmed: true }, // Then `mayForCompany`, `write-news`.
  deleteNews: { access: 'employer' }, // Then `mayForCompany`, `write-news`.
  readTeam: { access: 'employer' }, // Then `mayForCompany`, `see-team`.
  invite: { access: 'employer', confirmed: true }, // Then `mayForCompany`, `manage-team`.
  changeTeam: { access: 'employer' }, // Then `mayForCompany`, `manage-team`; `see-team` to leave it.
  previewInvitation: { access: 'guest' }, // Through the link of an invitation or a claim.
  acceptInvitation: { access: 'auth', confirmed: true }, // Through the link of an invitation or a claim.
  joinByInvitation: { access: 'guest' }, // Through the link of an invitation or a claim, with a new account.
  chooseActor: { access: 'auth' }, // Only their own.
  readClaim: { access: 'guest' },
  claimByMail: { access: 'guest' }, // With a mailbox at the company’s domain.
  requestClaim: { access: 'auth', confirmed: true }, // Then `mayClaimCompany`.
  decideClaim: { access: 'admin', permission: 'members' },
  readProof: { access: 'employer' }, // Then `mayForCompany`, `prove-domain`.
  proveDomain: { access: 'employer', confirmed: true }, // Then `mayForCompany`, `prove-domain`.
} as const satisfies Gates

export type TeamRole = 'owner' | 'editor' | 'recruiter'

/** The permissions of team members for the company's page and team. */
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
 * Whether this principal has a permission for the company. Only members who currently act for the company can have it,
 * depending on their role. A member of the team who acts for another actor must switch first.
 */
export function mayForCompany(principal: Principal, company: CompanyOfTeam, act: TeamAct): Verdict {
  if (principal.kind === 'guest') return 'sign-in'
  const { role, standing, id } = principal
  if (standing === 'suspended' || role !== 'employer' || id !== company.id) return 'forbidden'
  return company.teamRole !== null && actsOf[company.teamRole].includes(act) ? 'allowed' : 'forbidden'
}

/**
 * Whether this principal may try to claim a page: any member with a confirmed mailbox may, except admins, while no one
 * has claimed the page.
 */
export function mayClaimCompany(principal: Principal, { claimed }: { readonly claimed: boolean }): Verdict {
  if (principal.kind === 'guest') return 'sign-in'
  if (principal.standing !== 'active' || principal.role.startsWith('admin') || claimed) return 'forbidden'
  return 'allowed'
}
