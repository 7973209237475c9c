import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { announce } from '../../../platform/realtime/topics.ts'

/**
 * Gives an event's free places to the first people on its waiting list, and returns how many got one. The caller's
 * transaction must hold the event's lock.
 */
export async function moveUp(ctx: Context, tx: Tx, eventId: string): Promise<number> {
  const { rows } = await sql<{ actor_id: string }>`
    update event_participant set state = 'going' from (
      select waiting.actor_id from event_participant waiting
      where waiting.event_id = ${eventId} and waiting.state = 'waiting'
      order by waiting.turn
      limit (
        select case when capacity is null then waiting else greatest(0, capacity - going) end
        from event where id = ${eventId} and cancelled_at is null)
    ) as first
    where event_participant.event_id = ${eventId} and event_participant.actor_id = first.actor_id
      and exists (select from event where id = ${eventId} and cancelled_at is null)
    returning event_participant.actor_id`.execute(tx)
  for (const { actor_id: participantId } of rows) {
    await ctx.activity.record(tx, { kind: 'event.moved-up', data: { eventId, participantId } })
  }
  if (rows.length > 0) await announce(ctx, tx, `event:${eventId}`)
  return rows.length
}
