import { z } from 'zod'
import type { Task } from '../../../platform/tasks/task.ts'
import { dueBroadcast, sendBroadcast } from '../../notifications/index.ts'
import { membersOf } from './audience.ts'

/** Sends the notifications to audiences that are due, each in its own transaction. */
export const sendBroadcasts: Task<object> = {
  name: 'send-broadcasts',
  data: z.object({}),
  schedule: '* * * * *',
  async handle(ctx) {
    let isSent: boolean
    do {
      isSent = await ctx.db.transaction().execute(async (tx) => {
        const due = await dueBroadcast(ctx, tx)
        if (due) await sendBroadcast(ctx, tx, due.id, membersOf(due.audience, ctx.clock.now()))
        return due !== undefined
      })
    } while (isSent)
  },
}
