import { z } from 'zod'
import type { Task } from '../../platform/tasks/task.ts'

const DAY_MS = 86_400_000
const KEPT_DAYS = 365

/** Deletes notifications after a year, and notifications that name only erased members. */
export const forgetNotifications: Task<object> = {
  name: 'forget-notifications',
  data: z.object({}),
  schedule: '41 3 * * *',
  async handle({ db, clock }) {
    const before = new Date(clock.now().getTime() - KEPT_DAYS * DAY_MS)
    await db.deleteFrom('notification').where('at', '<', before).execute()
    await db
      .deleteFrom('notification')
      .where('about_members', '=', true)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('notification_subject')
              .whereRef('notification_subject.member_id', '=', 'notification.member_id')
              .whereRef('notification_subject.notification_id', '=', 'notification.id'),
          ),
        ),
      )
      .execute()
  },
}
