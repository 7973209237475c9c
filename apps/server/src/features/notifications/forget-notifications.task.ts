import { z } from 'zod'
import type { Task } from '../../platform/tasks/tasks.ts'

const DAY_MS = 86_400_000
const DAYS = 365

/** Forgets what members were told a year ago. */
export const forgetNotifications: Task<object> = {
  name: 'forget-notifications',
  data: z.object({}),
  schedule: '41 3 * * *',
  async handle({ db, clock }) {
    const before = new Date(clock.now().getTime() - DAYS * DAY_MS)
    await db.deleteFrom('notification').where('at', '<', before).execute()
  },
}
