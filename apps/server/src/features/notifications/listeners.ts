import type { NotificationName } from '@rise/contract/notifications/kinds'
import type { Activity } from '../../platform/activity/activity.ts'
import type { Listener } from '../../platform/activity/listener.ts'
import type { Context } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { tellCrowd } from './crowd/tell-crowd.task.ts'
import { kinds } from './kinds.ts'
import type { AnyNotificationKind } from './notification-kind.ts'
import { takeBack, tellMember } from './tell-member.ts'
import { takeWithheld, withhold } from './withheld.ts'

/** Notifies of what happened to a thing while it was hidden, once it is shown. */
const tellOfShown: Listener<'content.shown'> = {
  name: 'notifications.of-shown',
  kinds: ['content.shown'],
  async react(ctx, tx, { data: { thingId }, createdAt }) {
    for (const { name, activity } of await takeWithheld(tx, thingId, createdAt)) await tell(ctx, tx, name, activity)
  },
}

/** One listener per kind, which sends and retracts, and that of what was hidden. */
export const notificationListeners: readonly Listener[] = [
  ...Object.entries(kinds).map(([name, kind]) => listenerOf(name as NotificationName, kind)),
  tellOfShown as Listener,
]

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
      await tell(ctx, tx, name, activity)
    },
  }
}

async function tell(ctx: Context, tx: Tx, name: NotificationName, activity: Activity): Promise<void> {
  const kind: AnyNotificationKind = kinds[name]
  if (await withhold(tx, name, activity, kind)) return
  if (kind.crowd) {
    const thingId = kind.crowd.thingOf(activity)
    await ctx.tasks.send(tx, tellCrowd, { name, thingId, at: activity.createdAt.toISOString() })
  }
  for (const telling of await kind.tell(tx, activity)) await tellMember(ctx, tx, { name, kind, telling, activity })
}
