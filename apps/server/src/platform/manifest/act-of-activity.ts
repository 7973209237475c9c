import type { AdminAct } from '@rise/contract/admin/acts'
import type { Activity, ActivityKind } from '../activity/activity.ts'
import type { Tx } from '../database/database.ts'

/** An admin's act as the timeline shows it, derived from an activity. */
export interface ActOfActivity {
  readonly act: AdminAct
  readonly subject: { readonly id: string; readonly name: string } | null
  readonly before?: Readonly<Record<string, unknown>>
  readonly after?: Readonly<Record<string, unknown>>
  /** The login of the admin who acted; by default, the login of the activity. */
  readonly by?: string | null
}

/**
 * The functions that convert activities to acts for the timeline, by kind. Only for admins' actions that don't record
 * an act themselves. A function returns null if no admin acted or the subject is gone.
 */
export type ActsOfActivities = {
  readonly [K in ActivityKind]?: (tx: Tx, activity: Activity<K>) => Promise<ActOfActivity | null>
}
