import { z } from 'zod'
import type { Task } from '../../../platform/tasks/tasks.ts'
import { dueAnnouncement, sendAnnouncement } from '../../notifications/index.ts'
import { membersOf } from './audience.ts'

/** Sends the notifications to audiences that are due, each in a transaction of its own. */
export const sendAnnouncements: Task<object> = {
  name: 'send-announcements',
  data: z.object({}),
  schedule: '* * * * *',
  async handle(ctx) {
    let isSent: boolean
    do {
      isSent = await ctx.db.transaction().execute(async (tx) => {
        const due = await dueAnnouncement(ctx, tx)
        if (due) await sendAnnouncement(ctx, tx, due.id, membersOf(due.audience, ctx.clock.now()))
        return due !== undefined
      })
    } while (isSent)
  },
}
