import { sql } from 'kysely'
import { z } from 'zod'
import type { Context } from '../../../platform/context.ts'
import type { Task } from '../../../platform/tasks/task.ts'
import { notifyParticipants } from './notify-participants.ts'

const CHUNK = 100
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** Reminds participants a day and an hour before an event starts, accurate to a minute. */
export const remindParticipants: Task<object> = {
  name: 'remind-event-participants',
  data: z.object({}),
  schedule: '* * * * *',
  async handle(ctx) {
    let reminded: number
    do reminded = await remindSome(ctx)
    while (reminded === CHUNK)
  },
}

/** Returns how many events were due. For an event announced after a reminder's time, only the next reminder is sent. */
function remindSome(ctx: Context): Promise<number> {
  return ctx.db.transaction().execute(async (tx) => {
    const now = ctx.clock.now()
    const inADay = new Date(now.getTime() + DAY_MS)
    const inAnHour = new Date(now.getTime() + HOUR_MS)
    const due = await tx
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
    for (const { id, starts_at } of due) {
      const isSoon = starts_at <= inAnHour
      await tx
        .updateTable('event')
        .set({ reminded_day: true, ...(isSoon && { reminded_hour: true }) })
        .where('id', '=', id)
        .execute()
      await notifyParticipants(ctx, tx, id, isSoon ? 'hour' : 'day')
    }
    return due.length
  })
}
