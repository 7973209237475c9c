import type { Activity, ActivityKind } from '../../platform/activity/activity.ts'
import type { Tx } from '../../platform/database/database.ts'
import { lastFollowers } from '../connections/index.ts'
import type { NotificationKind, Telling } from './notification-kind.ts'

type Thing = Pick<Telling, 'thingId' | 'data'>

/**
 * Returns the kind that notifies a member's latest followers of new content: its present state, undefined when there is
 * nothing to say.
 */
export function toldFollowers<On extends ActivityKind, Back extends ActivityKind>({
  find,
  ...kind
}: Omit<NotificationKind<On, Back>, 'tell'> & {
  find(tx: Tx, activity: Activity<On>): Promise<Thing | undefined>
}): NotificationKind<On, Back> {
  return {
    ...kind,
    async tell(tx, activity) {
      const { actorId } = activity
      const thing = actorId === null ? undefined : await find(tx, activity)
      if (actorId === null || !thing) return []
      const followers = await lastFollowers(tx, actorId)
      return followers.map((memberId) => ({ memberId, aboutId: actorId, ...thing }))
    },
  }
}
