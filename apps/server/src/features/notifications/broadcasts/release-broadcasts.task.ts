import { z } from 'zod'
import type { Context } from '../../../platform/context.ts'
import type { Task } from '../../../platform/tasks/task.ts'
import { dueHeldThing, takeHeldReaders } from '../../mailings/index.ts'
import { mailHeldReaders } from './broadcast-letters.ts'

const BATCH = 500
/** A run ends before the next one is due; the rest waits for that. */
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

/** Releases a batch in a transaction of its own. Returns whether there may be another. */
function releaseNext(ctx: Context): Promise<boolean> {
  return ctx.db.transaction().execute(async (tx) => {
    const now = ctx.clock.now()
    const id = await dueHeldThing(tx, now)
    if (id === undefined) return false
    // The row comes first, as where it is told: two that wait for each other would wait for ever.
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
