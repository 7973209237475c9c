import { z } from 'zod'
import type { Task } from '../../../platform/tasks/task.ts'
import { announce } from '../announce.ts'
import { entries } from '../queries.ts'
import { findSchedule, quietUntil } from '../schedule/schedule.ts'

/** Sends an entry's current state to all of a member's tabs, on all processes. */
export const sendEntryLive: Task<{ memberId: string; notificationId: string }> = {
  name: 'notification-live',
  data: z.object({ memberId: z.uuid(), notificationId: z.uuid() }),
  // A live event that comes much later would be outdated, and the bell shows the entry anyway.
  retryLimit: 2,
  async handle(ctx, { memberId, notificationId }) {
    const [row, hours] = await Promise.all([
      entries(ctx.db, memberId).where('notification.id', '=', notificationId).executeTakeFirst(),
      findSchedule(ctx.db, memberId),
    ])
    if (row?.cleared_at !== null) return
    const isQuiet = quietUntil(hours, ctx.clock.now()) !== undefined
    announce(ctx, [memberId], row, { isQuiet })
  },
}
