import { z } from 'zod'
import type { Task } from '../../../platform/tasks/task.ts'

/** The number of days after which views of a story are deleted. */
export const VIEWS_KEPT_DAYS = 90
const DAY_MS = 86_400_000

/** Deletes old views of stories. */
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
