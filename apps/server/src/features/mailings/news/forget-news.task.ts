import { z } from 'zod'
import type { Task } from '../../../platform/tasks/task.ts'
import type {} from '../tables.ts'

const RETENTION_MS = 8 * 86_400_000

/** Deletes records of news sent over eight days ago, which no longer count towards the weekly maximum. */
export const forgetNews: Task<Record<string, never>> = {
  name: 'mailings-forget',
  data: z.object({}),
  schedule: '25 3 * * *',
  async handle(ctx) {
    const before = new Date(ctx.clock.now().getTime() - RETENTION_MS)
    await ctx.db.deleteFrom('news_sent').where('sent_at', '<', before).execute()
  },
}
