import type { Listener } from '../../platform/activity/listener.ts'

/**
 * Deletes an unclaimed company's notifications, settings, schedule and push subscriptions, because they belong to its
 * former team.
 */
export const deleteNotifications: Listener<'company.unclaimed'> = {
  name: 'notifications.forget-told',
  kinds: ['company.unclaimed'],
  async react(_ctx, tx, { actorId }) {
    if (actorId === null) return
    const tables = [
      ...(['notification', 'notification_setting', 'notification_mail'] as const),
      ...(['notification_schedule', 'push_subscription'] as const),
    ]
    for (const table of tables) {
      await tx.deleteFrom(table).where('member_id', '=', actorId).execute()
    }
  },
}
