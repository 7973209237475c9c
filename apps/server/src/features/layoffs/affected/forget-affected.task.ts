import { z } from 'zod'
import type { Task } from '../../../platform/tasks/task.ts'

/**
 * Deletes choices that were not renewed within 180 days and are no longer shown. The choices of people with a new job
 * stay.
 */
export const forgetAffected: Task<object> = {
  name: 'forget-affected',
  data: z.object({}),
  schedule: '17 4 * * *',
  async handle({ db, clock }) {
    await db.deleteFrom('layoff_person').where('ends_at', '<=', clock.now()).where('landed_at', 'is', null).execute()
  },
}
