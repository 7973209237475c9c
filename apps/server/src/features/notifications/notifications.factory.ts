import { expect } from 'vitest'
import { eventually } from '../../../test/eventually.ts'
import type { World } from '../../../test/world.ts'
import type { Listener } from '../../platform/activity/listener.ts'
import type { SignedInClient } from '../session/accounts.factory.ts'
import { noticeListeners } from './listeners.ts'

export { releaseBroadcasts } from './broadcasts/release-broadcasts.task.ts'
export { notifyCrowd } from './crowd/notify-crowd.task.ts'
export type { PushService } from './push/push-service.fixture.ts'
export { usePushWorld } from './push/push-world.factory.ts'

/**
 * Waits until all listeners have handled the activities so far: first those of other features, then those of
 * notifications.
 */
export async function settled({ ctx }: World, others: readonly Listener[] = []): Promise<void> {
  await eventually(async () => {
    for (const { name, kinds } of [...others, ...noticeListeners()]) {
      const openActivities = await ctx.db
        .selectFrom('activity')
        .select('id')
        .where('kind', 'in', kinds)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('activity_reaction')
                .select('listener')
                .whereRef('activity_id', '=', 'activity.id')
                .where('listener', '=', name),
            ),
          ),
        )
        .execute()
      expect(openActivities).toEqual([])
    }
  })
}

/** Returns a member's notifications, newest first, once all listeners have handled the activities so far. */
export async function notificationsOf(world: World, { api }: Pick<SignedInClient, 'api'>) {
  await settled(world)
  return (await api('GET /api/v1/notifications')).result.items
}

/** Returns the subjects of the notification emails to an address. */
export async function notificationMailsTo(
  { mailbox }: World,
  { email }: { readonly email: string },
): Promise<string[]> {
  return (await mailbox.all(email)).filter(({ name }) => name === 'notification').map(({ subject }) => subject)
}
