import { z } from 'zod'
import type { Task } from '../tasks/task.ts'
import type {} from './mail-tables.ts'

const KEPT_MS = 30 * 24 * 3_600_000

/**
 * Deletes emails older than 30 days, every night. Addresses are stored only as long as someone may ask what became of
 * an email.
 */
export const forgetMails: Task<Record<string, never>> = {
  name: 'mail-forget',
  data: z.object({}),
  schedule: '20 3 * * *',
  async handle(ctx) {
    const before = new Date(ctx.clock.now().getTime() - KEPT_MS)
    await ctx.db.deleteFrom('mail').where('created_at', '<', before).execute()
  },
}
