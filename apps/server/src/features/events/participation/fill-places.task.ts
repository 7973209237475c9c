import { z } from 'zod'
import type { Context } from '../../../platform/context.ts'
import type { Task } from '../../../platform/tasks/task.ts'
import { moveUp } from './move-up.ts'

const CHUNK = 100

/**
 * Fills places from the waiting list that became free without a request, such as by erasing an account. When a member
 * leaves, their place is filled immediately.
 */
export const fillPlaces: Task<object> = {
  name: 'fill-event-places',
  data: z.object({}),
  schedule: '* * * * *',
  async handle(ctx) {
    let filled: number
    do filled = await fillSome(ctx)
    while (filled === CHUNK)
  },
}

/** Returns how many events had free places. Skips events locked by a change until the next minute. */
function fillSome(ctx: Context): Promise<number> {
  return ctx.db.transaction().execute(async (tx) => {
    const due = await tx
      .selectFrom('event')
      .select('id')
      .where('waiting', '>', 0)
      .where('cancelled_at', 'is', null)
      .where('ends_at', '>', ctx.clock.now())
      .where(({ or, eb }) => or([eb('capacity', 'is', null), eb('going', '<', eb.ref('capacity'))]))
      .orderBy('starts_at')
      .limit(CHUNK)
      .forNoKeyUpdate()
      .skipLocked()
      .execute()
    for (const { id } of due) await moveUp(ctx, tx, id)
    return due.length
  })
}
