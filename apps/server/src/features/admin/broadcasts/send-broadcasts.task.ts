import { z } from 'zod'
import type { Task } from '../../../platform/tasks/task.ts'
import { dueBroadcast, sendBroadcast } from '../../notifications/index.ts'
import { membersOf } from './audience.ts'

/** Sends the broadcasts that are due, each in its own transaction. */
export const sendBroadcasts: Task<object> = {
  name: 'send-broadcasts',
  data: z.object({}),
  schedule: '* * * * *',
  async handle(ctx) {
    let isSent: boolean
    do {
      isSent = await ctx.db.transaction().execute(async (tx) => {
        const broadcast = await dueBroadcast(ctx, tx)
        if (broadcast) await sendBroadcast(ctx, tx, broadcast.id, membersOf(broadcast.audience, ctx.clock.now()))
        return broadcast !== undefined
      })
    } while (isSent)
  },
}
