import type { AdminRole } from './account/create-admin.command.ts'

declare module '../../platform/activity/activity.ts' {
  interface Activities {
    /** Before the mailbox is confirmed, unless a link has proven it; `source` is where the sign-up came from. */
    'account.signed-up': { source: string | null }
    'account.confirmed': NoData
    'account.appealed': NoData
    'account.deleted': NoData
    'account.restored': NoData
    /** `loginId` is the new admin's. */
    'admin.created': { loginId: string; role: AdminRole }
    'admin.role-changed': { loginId: string; role: AdminRole }
    /** The actor is a company that the last login left that acted for it. */
    'company.unclaimed': NoData
  }
}
