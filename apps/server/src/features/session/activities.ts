import type { AdminRole } from '@rise/contract/session/admins/kinds'

declare module '../../platform/activity/activity.ts' {
  interface Activities {
    /**
     * Recorded before the mailbox is confirmed, unless a link has proven it. `source` is the origin of the sign-up, and
     * `news` whether its checkbox was ticked.
     */
    'account.signed-up': { source: string | null; news?: boolean }
    'account.confirmed': NoData
    'account.appealed': NoData
    'account.deleted': NoData
    'account.restored': NoData
    /** `loginId` is the new admin's login. */
    'admin.created': { loginId: string; role: AdminRole }
    'admin.role-changed': { loginId: string; role: AdminRole }
    /** The actor is a company whose last team member has left. */
    'company.unclaimed': NoData
  }
}
