import { sql } from 'kysely'
import { z } from 'zod'
import type { Context } from '../../../platform/context.ts'
import type { Task } from '../../../platform/tasks/task.ts'
import { notifyParticipants } from './notify-participants.ts'

const CHUNK = 100
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** With less time than this left, an event no longer "starts in a day", for example because it was moved. */
const SHORTEST_DAY_MS = 18 * HOUR_MS

/** Reminds participants a day and an hour before an event starts, to the minute. */
export const remindParticipants: Task<object> = {
  name: 'remind-event-participants',
  data: z.object({}),
  schedule: '* * * * *',
  async handle(ctx) {
    let remindedCount: number
    do remindedCount = await remindSome(ctx)
    while (remindedCount === CHUNK)
  },
}

/**
 * Reminds the participants of some events. For an event announced after a reminder's time, only the next reminder is
 * sent. Returns how many events were due.
 */
function remindSome(ctx: Context): Promise<number> {
  return ctx.db.transaction().execute(async (tx) => {
    const now = ctx.clock.now()
    const inADay = new Date(now.getTime() + DAY_MS)
    const inAnHour = new Date(now.getTime() + HOUR_MS)
    const dueEvents = await tx
      .selectFrom('event')
      .select(['id', 'starts_at'])
      .where('published_at', 'is not', null)
      .where('cancelled_at', 'is', null)
      .where('starts_at', '>', now)
      .where('starts_at', '<=', inADay)
      .where(sql<boolean>`not (reminded_day and reminded_hour)`)
      .where(sql<boolean>`(not reminded_day or starts_at <= ${inAnHour})`)
      .orderBy('starts_at')
      .limit(CHUNK)
      .forNoKeyUpdate()
      .skipLocked()
      .execute()
    for (const { id, starts_at } of dueEvents) {
      const isSoon = starts_at <= inAnHour
      await tx
        .updateTable('event')
        .set({ reminded_day: true, ...(isSoon && { reminded_hour: true }) })
        .where('id', '=', id)
        .execute()
      if (isSoon) await notifyParticipants(ctx, tx, id, 'hour')
      else if (starts_at.getTime() - now.getTime() >= SHORTEST_DAY_MS) await notifyParticipants(ctx, tx, id, 'day')
    }
    return dueEvents.length
  })
}
