import { z } from 'zod'
import type { Task } from '../../../platform/tasks/task.ts'
import type {} from '../tables.ts'

const KEPT_MS = 8 * 86_400_000

/** Forgets every night which news was sent more than a week ago: it no longer counts. */
export const forgetNews: Task<Record<string, never>> = {
  name: 'mailings-forget',
  data: z.object({}),
  schedule: '25 3 * * *',
  async handle(ctx) {
    const before = new Date(ctx.clock.now().getTime() - KEPT_MS)
    await ctx.db.deleteFrom('news_sent').where('sent_at', '<', before).execute()
  },
}
