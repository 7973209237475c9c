import type { TeamRole } from '@rise/contract/companies/policy'

declare module '../../platform/activity/activity.ts' {
  interface Activities {
    'company.invited': { role: TeamRole; invitationId: string }
    'company.invitation-withdrawn': { invitationId: string }
    /** By the login that joined; `invitedBy` is the login that invited it, null when that is erased. */
    'company.invitation-accepted': { role: TeamRole; invitedBy: string | null }
    /** `loginId` of the data is whose role it is. */
    'company.team-role-changed': { loginId: string; role: TeamRole; previous: TeamRole | null }
    'company.team-member-removed': { loginId: string; role: TeamRole | null }
    'company.team-left': { loginId: string; role: TeamRole | null }
    'company.renamed': NoData
    /** Slugs. */
    'company.address-changed': { from: string; to: string }
    /** The fields of the page that were saved. */
    'company.page-changed': { fields: readonly string[] }
    'company.gallery-changed': { did: 'added' | 'described' | 'moved' | 'removed' }
    'company.note-added': { noteId: string }
    'company.note-removed': { noteId: string }
    /** By a login alone: the company's actor is nobody yet. */
    'company.claim-requested': { companyId: string }
    /** By an admin; `claimant` is the login that asked. */
    'company.claim-refused': { companyId: string; claimant: string }
    /** By the login that acts for it from now on; `domain` is proven along with it, `admin` decided. */
    'company.claimed': { by: 'mail' | 'admin'; domain: string | null; admin: string | null }
    'company.verified': { domain: string; by: 'mail' | 'file' | 'record' }
  }
}
