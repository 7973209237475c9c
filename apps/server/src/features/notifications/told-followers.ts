import type { Activity, ActivityKind } from '../../platform/activity/activity.ts'
import type { Tx } from '../../platform/database/database.ts'
import { lastFollowers } from '../connections/index.ts'
import type { NotificationKind, Telling } from './notification-kind.ts'

type Thing = Pick<Telling, 'thingId' | 'data'>

/**
 * The kind that tells the last followers of a member what the member made: its thing as it is by now, undefined when there is
 * nothing to tell any more.
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
