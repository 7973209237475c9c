import { z } from 'zod'
import type { Context } from '../../../platform/context.ts'
import type { Task } from '../../../platform/tasks/task.ts'
import { findDueNews, takeHeldReaders } from '../../mailings/index.ts'
import { mailHeldReaders } from './broadcast-letters.ts'

const BATCH = 500
/** The maximum number of batches per run; the next run sends the rest. */
const MOST_BATCHES = 200

/** Emails broadcasts to readers whose quiet hours have ended. */
export const releaseBroadcasts: Task<Record<string, never>> = {
  name: 'broadcast-release',
  data: z.object({}),
  schedule: '* * * * *',
  async handle(ctx) {
    for (let batch = 0; batch < MOST_BATCHES; batch += 1) {
      if (!(await releaseNext(ctx))) return
    }
  },
}

/**
 * Emails a batch of one broadcast in its own transaction. Returns false if none is due, or another transaction has
 * locked the broadcast; the next run then continues.
 */
function releaseNext(ctx: Context): Promise<boolean> {
  return ctx.db.transaction().execute(async (tx) => {
    const now = ctx.clock.now()
    const id = await findDueNews(tx, now)
    if (id === undefined) return false
    // Locks the broadcast's row first, as `deliverBatch` does, to avoid a deadlock.
    const row = await tx
      .selectFrom('broadcast')
      .select('id')
      .where('id', '=', id)
      .forNoKeyUpdate()
      .skipLocked()
      .executeTakeFirst()
    if (!row) return false
    await mailHeldReaders(ctx, tx, id, await takeHeldReaders(tx, { thingId: id, now, most: BATCH }))
    return true
  })
}
