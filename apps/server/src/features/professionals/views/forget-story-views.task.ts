import { z } from 'zod'
import type { Task } from '../../../platform/tasks/task.ts'

/** Who looked at a story is kept for so long. */
export const VIEWS_KEPT_DAYS = 90
const DAY_MS = 86_400_000

/** Forgets who looked at whose story. */
export const forgetStoryViews: Task<Record<string, never>> = {
  name: 'forget-story-views',
  data: z.object({}),
  schedule: '41 3 * * *',
  async handle({ db, clock }) {
    const end = new Date(clock.now().getTime() - VIEWS_KEPT_DAYS * DAY_MS).toISOString().slice(0, 10)
    await db.deleteFrom('story_view').where('day', '<', end).execute()
    await db.deleteFrom('story_view_unnamed').where('day', '<', end).execute()
  },
}
