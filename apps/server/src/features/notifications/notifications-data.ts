import { type AccountDataPart, asJson } from '../session/index.ts'

/** An account's notifications, settings, schedule and browsers with push, for the download of its own data. */
export const notificationsData: AccountDataPart = {
  name: 'notifications',
  async collect({ db }, { actorId }) {
    if (actorId === null) return null
    const [settings, schedule, browsers, notifications] = await Promise.all([
      db
        .selectFrom('notification_setting')
        .select(['kind', 'app', 'mail', 'push'])
        .where('member_id', '=', actorId)
        .orderBy('kind')
        .execute(),
      db
        .selectFrom('notification_schedule')
        .select(['zone', 'quiet_from', 'quiet_until', 'summary_at'])
        .where('member_id', '=', actorId)
        .execute(),
      db
        .selectFrom('push_subscription')
        .select(['endpoint', 'created_at'])
        .where('member_id', '=', actorId)
        .orderBy('created_at')
        .execute(),
      db
        .selectFrom('notification')
        .select(['kind', 'data', 'at', 'cleared_at'])
        .where('member_id', '=', actorId)
        .orderBy('at')
        .execute(),
    ])
    return asJson({ settings, schedule, browsers, told: notifications })
  },
}
