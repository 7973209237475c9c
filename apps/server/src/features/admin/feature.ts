// Admin: the pages and actions of the admin area, and the numbers of finished days. Owns `member_entry` (kept current
// by triggers), `admin_note`, `admin_tag`, `admin_view`, `counted_day`, `figure_hour`, `figure_part_day` and
// `cohort_week`; reads other features' tables and acts through their exports.
import type { Feature } from '../../platform/feature.ts'
import type { FeatureEnvironment } from '../../platform/feature-environment.ts'
import type { ActsOfActivities } from '../../platform/manifest/act-of-activity.ts'
import type { AdminPaths } from '../../platform/manifest/admin-paths.ts'
import type {} from './activities.ts'
import { liveActivityRoutes } from './activity/routes.ts'
import { adminData } from './admin-data.ts'
import { rollUpDays } from './analytics/roll-up.task.ts'
import { analyticsRoutes } from './analytics/routes.ts'
import type {} from './analytics/tables.ts'
import { backupCommand } from './backups/backup.command.ts'
import { restoreCommand } from './backups/restore.command.ts'
import { tryRestoreCommand } from './backups/try-restore.command.ts'
import { broadcastsRoutes } from './broadcasts/routes.ts'
import { sendBroadcasts } from './broadcasts/send-broadcasts.task.ts'
import { adminCompaniesRoutes } from './companies/routes.ts'
import { environments } from './installation/read-installation.ts'
import { adminJobsRoutes } from './jobs/routes.ts'
import { adminMembersRoutes } from './members/routes.ts'
import { adminRoutes } from './routes.ts'
import type {} from './tables.ts'
import { noteFailedTasks } from './timeline/note-failed-tasks.task.ts'
import { actsOfActivities, addToTimeline } from './timeline/on-activity.ts'
import { adminPaths } from './timeline/paths-of.ts'
import { timelineRoutes } from './timeline/routes.ts'

/** The declarations of all features, called once every manifest is known. */
interface AdminParts {
  /** Returns the admin pages of the features' subjects. */
  paths(): readonly AdminPaths[]
  /** Returns the functions that convert the features' activities to acts for the timeline. */
  acts(): ActsOfActivities
  /** Returns the features' environment variables. */
  environments(): readonly FeatureEnvironment[]
}

export function admin(parts: AdminParts): Feature {
  adminPaths.from(parts.paths)
  actsOfActivities.from(parts.acts)
  environments.from(parts.environments)
  return {
    name: 'admin',
    routes: [
      ...adminRoutes,
      ...adminMembersRoutes,
      ...adminCompaniesRoutes,
      ...adminJobsRoutes,
      ...broadcastsRoutes,
      ...liveActivityRoutes,
      ...timelineRoutes,
      ...analyticsRoutes,
    ],
    tasks: [noteFailedTasks, rollUpDays, sendBroadcasts],
    commands: [backupCommand, restoreCommand, tryRestoreCommand],
    get listeners() {
      return [addToTimeline()]
    },
    accountData: [adminData],
    demo: () => import('./demo/demo-parts.ts'),
  }
}
