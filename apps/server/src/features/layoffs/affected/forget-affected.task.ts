import { z } from 'zod'
import type { Task } from '../../../platform/tasks/task.ts'

/** Deletes the choices of people whose 180 days are over without renewal, which are no longer shown. */
export const forgetAffected: Task<object> = {
  name: 'forget-affected',
  data: z.object({}),
  schedule: '17 4 * * *',
  async handle({ db, clock }) {
    await db.deleteFrom('layoff_person').where('ends_at', '<=', clock.now()).where('landed_at', 'is', null).execute()
  },
}
