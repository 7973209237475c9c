import type { Listener } from '../../platform/activity/activity.ts'

/** What was told to whoever acted for a page, and how they wanted it, is not for who claims it next. */
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
