import type { TeamRole } from '@rise/contract/companies/policy'

declare module '../../platform/activity/activity.ts' {
  interface Activities {
    'company.invited': { role: TeamRole; invitationId: string }
    'company.invitation-withdrawn': { invitationId: string }
    /** Recorded for the login that joined. `invitedBy` is the login that invited them; null once it is erased. */
    'company.invitation-accepted': { role: TeamRole; invitedBy: string | null }
    /** `loginId` in the data is the member whose role changed. */
    'company.team-role-changed': { loginId: string; role: TeamRole; previous: TeamRole | null }
    'company.team-member-removed': { loginId: string; role: TeamRole | null }
    'company.team-left': { loginId: string; role: TeamRole | null }
    'company.renamed': NoData
    /** The slugs before and after the change. */
    'company.address-changed': { from: string; to: string }
    /** The names of the saved fields. */
    'company.page-changed': { fields: readonly string[] }
    'company.gallery-changed': { did: 'added' | 'described' | 'moved' | 'removed' }
    'company.note-added': { noteId: string }
    'company.note-removed': { noteId: string }
    /** By a login only: no one acts for the company yet. */
    'company.claim-requested': { companyId: string }
    /** By an admin; `claimant` is the login that requested the page. */
    'company.claim-refused': { companyId: string; claimant: string }
    /** By the login that now acts for the company. Either `domain` was proven along with it, or `admin` decided. */
    'company.claimed': { by: 'mail' | 'admin'; domain: string | null; admin: string | null }
    'company.verified': { domain: string; by: 'mail' | 'file' | 'record' }
  }
}
