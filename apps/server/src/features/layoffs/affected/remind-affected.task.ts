import { AFFECTED_REMINDER_DAYS } from '@rise/contract/layoffs/limits'
import { z } from 'zod'
import type { Context } from '../../../platform/context.ts'
import type { Task } from '../../../platform/tasks/task.ts'

const CHUNK = 100
const DAY_MS = 86_400_000

/**
 * Reminds affected members once, a week before their choice ends, unless no one can see them or they have a
 * new job. A renewed choice gets a new reminder.
 */
export const remindAffected: Task<object> = {
  name: 'remind-affected',
  data: z.object({}),
  schedule: '37 * * * *',
  async handle(ctx) {
    let remindedCount: number
    do remindedCount = await remindSome(ctx)
    while (remindedCount === CHUNK)
  },
}

/** Reminds some affected people. Returns how many were reminded. */
function remindSome(ctx: Context): Promise<number> {
  return ctx.db.transaction().execute(async (tx) => {
    const now = ctx.clock.now()
    const dueRows = await tx
      .selectFrom('layoff_person')
      .select(['layoff_id', 'actor_id'])
      .where('reminded', '=', false)
      .where('landed_at', 'is', null)
      .where('audience', '<>', 'no-one')
      .where('ends_at', '>', now)
      .where('ends_at', '<=', new Date(now.getTime() + AFFECTED_REMINDER_DAYS * DAY_MS))
      .orderBy('ends_at')
      .limit(CHUNK)
      .forNoKeyUpdate()
      .skipLocked()
      .execute()
    for (const { layoff_id: layoffId, actor_id: actorId } of dueRows) {
      await tx
        .updateTable('layoff_person')
        .set({ reminded: true })
        .where('layoff_id', '=', layoffId)
        .where('actor_id', '=', actorId)
        .execute()
      await ctx.activity.record(tx, { kind: 'layoff.ending', actorId, data: { layoffId } })
    }
    return dueRows.length
  })
}
