import { z } from 'zod'
import type { Context } from '../../platform/context.ts'
import { announce } from '../../platform/realtime/topics.ts'
import type { Task } from '../../platform/tasks/task.ts'

const CHUNK = 200

/** Records the close of polls within a minute of their time, so that authors and voters are notified. */
export const closePolls: Task<object> = {
  name: 'close-polls',
  data: z.object({}),
  schedule: '* * * * *',
  async handle(ctx) {
    let closedCount: number
    do closedCount = await closeSome(ctx)
    while (closedCount === CHUNK)
  },
}

/** Closes some due polls, except those locked by another process. Returns how many were closed. */
async function closeSome(ctx: Context): Promise<number> {
  return ctx.db.transaction().execute(async (tx) => {
    const now = ctx.clock.now()
    const duePolls = await tx
      .selectFrom('poll')
      .select(['id', 'actor_id'])
      .where('closed_at', 'is', null)
      .where('withdrawn', '=', false)
      .where('closes_at', '<=', now)
      .orderBy('closes_at')
      .orderBy('id')
      .limit(CHUNK)
      .forNoKeyUpdate()
      .skipLocked()
      .execute()
    if (duePolls.length === 0) return 0
    const ids = duePolls.map(({ id }) => id)
    await tx.updateTable('poll').set({ closed_at: now }).where('id', 'in', ids).execute()
    const activities = duePolls.map(({ id, actor_id }) => ({
      kind: 'poll.closed' as const,
      data: { pollId: id, ownerId: actor_id },
    }))
    await ctx.activity.recordAll(tx, activities)
    for (const id of ids) await announce(ctx, tx, `poll:${id}`)
    return duePolls.length
  })
}
