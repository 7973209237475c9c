import { sql } from 'kysely'
import type { Feature } from '../../platform/feature.ts'
import type { AccountDataPart } from './account/account-data.ts'
import { createAdmin } from './account/create-admin.command.ts'
import { endSuspensions } from './account/end-suspensions.task.ts'
import { eraseAccounts } from './account/erase-accounts.task.ts'
import { passwordResetTask } from './account/password-reset.task.ts'
import { accountRoutes } from './account/routes.ts'
import { sessionData } from './account/session-data.ts'
import { notifyInviter } from './actors/on-account-confirmed.ts'
import { adminsRoutes } from './admins/routes.ts'
import { badgeRules } from './badge-rules.ts'
import { sessionEnvironment } from './environment.ts'
import type {} from './index.ts'
import { failedLogInTask } from './passwords/failed-log-in.task.ts'
import { sessionRoutes } from './routes.ts'
import { removeSecondFactorCommand } from './second-factor/remove-second-factor.command.ts'
import { secondFactorRoutes } from './second-factor/routes.ts'
import { logInLinkTask } from './sign-in/log-in-link.task.ts'
import { forgetExpired } from './tokens/forget-expired.task.ts'
import { notifiedBy, type UnreadOf } from './tokens/notified.ts'
import { forgetVisits } from './visits/note-visit.ts'
import { visitsRoutes } from './visits/routes.ts'

/** The parts that other features supply. */
interface SessionParts {
  /**
   * Returns the sources of each feature's data about an account, including this feature's. Called only when a member
   * downloads their data.
   */
  accountData(): readonly AccountDataPart[]
  /** Returns a member's unseen notifications. */
  readonly unreadOf: UnreadOf
}

export function session({ accountData, unreadOf }: SessionParts): Feature {
  return {
    name: 'session',
    environment: sessionEnvironment,
    routes: [
      ...sessionRoutes(unreadOf),
      ...accountRoutes(accountData),
      ...visitsRoutes,
      ...secondFactorRoutes(notifiedBy(unreadOf)),
      ...adminsRoutes,
    ],
    tasks: [
      passwordResetTask,
      logInLinkTask,
      failedLogInTask,
      endSuspensions,
      eraseAccounts,
      forgetExpired,
      forgetVisits,
    ],
    listeners: [notifyInviter],
    commands: [createAdmin, removeSecondFactorCommand],
    earns: badgeRules,
    pathInAdmin: {
      lists: { admin: '/admin/settings' },
      things: (ids) => sql`
        select id, '/admin/professionals/' || id as path from login where id = any(${ids}::uuid[]) and admin_role is null
        union all
        select actor.id, '/admin/professionals/' || membership.login_id
        from actor join membership on membership.actor_id = actor.id
        where kind = 'professional' and actor.id = any(${ids}::uuid[])`,
    },
    accountData: sessionData,
    demo: () => import('./demo/demo-parts.ts'),
  }
}
