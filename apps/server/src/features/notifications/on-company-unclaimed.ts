import type { Listener } from '../../platform/activity/activity.ts'

/** A page's notifications and settings belong to its former team, not to the next claimer. */
export const forgetTold: Listener<'company.unclaimed'> = {
  name: 'notifications.forget-told',
  kinds: ['company.unclaimed'],
  async react(_ctx, tx, { actorId }) {
    if (actorId === null) return
    for (const table of ['notification', 'notification_setting', 'notification_mail'] as const) {
      await tx.deleteFrom(table).where('member_id', '=', actorId).execute()
    }
  },
}
