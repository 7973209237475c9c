import type { NotificationName } from '@rise/contract/notifications/kinds'
import type { Activity } from '../../platform/activity/activity.ts'
import type { Listener } from '../../platform/activity/listener.ts'
import type { Context } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { AnyNotice } from '../../platform/manifest/notice.ts'
import { notifyCrowd } from './crowd/notify-crowd.task.ts'
import { notify } from './delivery/notify.ts'
import { retract } from './delivery/retract.ts'
import { allNotices, noticeOf } from './notices.ts'
import { takeWithheld, withhold } from './withheld.ts'

/** Sends the notifications withheld for hidden content once the content is shown. */
const notifyOnceShown: Listener<'content.shown'> = {
  name: 'notifications.of-shown',
  kinds: ['content.shown'],
  async react(ctx, tx, { data: { thingId }, createdAt }) {
    for (const { name, activity } of await takeWithheld(tx, thingId, createdAt))
      await notifyOrWithhold(ctx, tx, name, activity)
  },
}

/** Returns a listener per notice, which sends and retracts it, and the listener for content that is shown again. */
export function noticeListeners(): readonly Listener[] {
  return [...allNotices().map(([name, notice]) => listenerOf(name, notice)), notifyOnceShown as Listener]
}

function listenerOf(name: NotificationName, notice: AnyNotice): Listener {
  const { on, retractedOn = [] } = notice
  return {
    name: `notifications.${name}`,
    kinds: [...on, ...retractedOn],
    async react(ctx, tx, activity) {
      if (retractedOn.includes(activity.kind)) {
        const retraction = await notice.retract?.(activity, tx)
        if (retraction) await retract(tx, name, retraction)
        return
      }
      await notifyOrWithhold(ctx, tx, name, activity)
    },
  }
}

async function notifyOrWithhold(ctx: Context, tx: Tx, name: NotificationName, activity: Activity): Promise<void> {
  const notice = noticeOf(name)
  if (!notice || (await withhold(tx, name, activity, notice))) return
  if (notice.crowd) {
    const thingId = notice.crowd.thingOf(activity)
    await ctx.tasks.send(tx, notifyCrowd, { name, thingId, at: activity.createdAt.toISOString() })
  }
  const recipients = await notice.recipients?.(tx, activity)
  await notify(ctx, tx, { name, notice, activity }, recipients ?? [])
}
