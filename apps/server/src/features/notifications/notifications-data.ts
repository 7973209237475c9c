import { type AccountDataPart, asJson } from '../session/index.ts'

/** An account's notifications and settings, for the download of its own data. */
export const notificationsData: AccountDataPart = {
  name: 'notifications',
  async collect({ db }, { actorId }) {
    if (actorId === null) return null
    const [settings, told] = await Promise.all([
      db
        .selectFrom('notification_setting')
        .select(['kind', 'app', 'mail'])
        .where('member_id', '=', actorId)
        .orderBy('kind')
        .execute(),
      db
        .selectFrom('notification')
        .select(['kind', 'data', 'at', 'cleared_at'])
        .where('member_id', '=', actorId)
        .orderBy('at')
        .execute(),
    ])
    return asJson({ settings, told })
  },
}
