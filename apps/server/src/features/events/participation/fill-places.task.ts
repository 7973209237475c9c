import { z } from 'zod'
import type { Context } from '../../../platform/context.ts'
import type { Task } from '../../../platform/tasks/task.ts'
import { moveUp } from './move-up.ts'

const CHUNK = 100

/**
 * Gives free places to the waiting list if they became free without a request, for example when an account was erased.
 * The place of a member who leaves is filled immediately.
 */
export const fillPlaces: Task<object> = {
  name: 'fill-event-places',
  data: z.object({}),
  schedule: '* * * * *',
  async handle(ctx) {
    let filledCount: number
    do filledCount = await fillSome(ctx)
    while (filledCount === CHUNK)
  },
}

/**
 * Fills the free places of some events, except events locked by a change until the next minute. Returns how many events
 * had free places.
 */
function fillSome(ctx: Context): Promise<number> {
  return ctx.db.transaction().execute(async (tx) => {
    const dueEvents = await tx
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
    for (const { id } of dueEvents) await moveUp(ctx, tx, id)
    return dueEvents.length
  })
}
