import { z } from 'zod'
import type { Task } from '../../platform/tasks/task.ts'

const KEPT_DAYS = 90
const DAY_MS = 86_400_000

/** Deletes progress that was not continued for 90 days. */
export const forgetOnboarding: Task<Record<string, never>> = {
  name: 'forget-onboarding',
  data: z.object({}),
  schedule: '43 3 * * *',
  async handle({ db, clock }) {
    const end = new Date(clock.now().getTime() - KEPT_DAYS * DAY_MS)
    await db.deleteFrom('onboarding').where('updated_at', '<', end).execute()
  },
}
