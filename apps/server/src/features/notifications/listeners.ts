import type { NotificationName } from '@rise/contract/notifications/kinds'
import type { Listener } from '../../platform/activity/activity.ts'
import { tellCrowd } from './crowd/tell-crowd.task.ts'
import { kinds } from './kinds.ts'
import type { AnyNotificationKind } from './notification-kind.ts'
import { takeBack, tellMember } from './tell-member.ts'

/** One listener per kind, which sends and retracts. */
export const notificationListeners: readonly Listener[] = Object.entries(kinds).map(([name, kind]) =>
  listenerOf(name as NotificationName, kind),
)

function listenerOf(name: NotificationName, kind: AnyNotificationKind): Listener {
  const { on, takenBackOn = [] } = kind
  return {
    name: `notifications.${name}`,
    kinds: [...on, ...takenBackOn],
    async react(ctx, tx, activity) {
      if (takenBackOn.includes(activity.kind)) {
        const told = await kind.takeBack?.(activity, tx)
        if (told) await takeBack(tx, name, told)
        return
      }
      if (kind.crowd) {
        const thingId = kind.crowd.thingOf(activity)
        await ctx.tasks.send(tx, tellCrowd, { name, thingId, at: activity.createdAt.toISOString() })
        return
      }
      for (const telling of await kind.tell(tx, activity)) await tellMember(ctx, tx, { name, kind, telling, activity })
    },
  }
}
