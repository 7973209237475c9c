import type { Activity, ActivityKind } from '../../../platform/activity/activity.ts'
import type { Listener } from '../../../platform/activity/listener.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { ActOfActivity, ActsOfActivities } from '../../../platform/manifest/act-of-activity.ts'
import { collected } from '../../../platform/manifest/collected.ts'
import { recordAct } from '../../session/index.ts'

/** The functions that convert all features' activities to acts for the timeline. */
export const actsOfActivities = collected<ActsOfActivities>('acts of activities')

/** Returns the listener that adds admins' actions to the timeline for features that only record activities. */
export function addToTimeline(): Listener {
  const actOf = actsOfActivities.all() as Readonly<Record<string, AnyActOf>>
  return {
    name: 'admin.keep-in-timeline',
    kinds: Object.keys(actOf) as ActivityKind[],
    async react(ctx, tx, activity) {
      const act = await actOf[activity.kind]?.(tx, activity)
      if (!act) return
      const { by = activity.loginId, ...done } = act
      await recordAct(ctx, tx, { ...done, by: await existingLoginId(tx, by), at: activity.createdAt })
    },
  }
}

/** Returns the act for an activity of one kind; null if there is none. */
type AnyActOf = (tx: Tx, activity: Activity) => Promise<ActOfActivity | null>

/** Returns the login's id if the login has not been erased, otherwise null. */
async function existingLoginId(tx: Tx, id: string | null): Promise<string | null> {
  if (id === null) return null
  const row = await tx.selectFrom('login').select('id').where('id', '=', id).executeTakeFirst()
  return row?.id ?? null
}
