import type { NotificationName } from '@rise/contract/notifications/kinds'
import { sql } from 'kysely'
import type { Listener } from '../../platform/activity/activity.ts'
import type { Tx } from '../../platform/database/database.ts'
import { tellCrowd } from './crowd/tell-crowd.task.ts'
import { kinds } from './kinds.ts'
import type { AnyNotificationKind } from './notification-kind.ts'
import { takeBack, tellMember } from './tell-member.ts'

/** Whether an activity is about something that moderation has hidden, as what waits for review. */
async function isAboutHidden(tx: Tx, data: object): Promise<boolean> {
  const ids = Object.values(data).filter((value) => typeof value === 'string' && UUID.test(value))
  if (ids.length === 0) return false
  const { rows } = await sql`
    select from discussion_subject where id = any(${ids}::uuid[]) and hidden_at is not null limit 1`.execute(tx)
  return rows.length > 0
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

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
      if (await isAboutHidden(tx, activity.data)) return
      if (kind.crowd) {
        const thingId = kind.crowd.thingOf(activity)
        await ctx.tasks.send(tx, tellCrowd, { name, thingId, at: activity.createdAt.toISOString() })
        return
      }
      for (const telling of await kind.tell(tx, activity)) await tellMember(ctx, tx, { name, kind, telling, activity })
    },
  }
}
