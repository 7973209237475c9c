import { eventErrors } from '@rise/contract/events/errors'
import type { OwnEvent } from '@rise/contract/events/shapes'
import type { Context } from '../../../platform/context.ts'
import { Failure } from '../../../platform/failure.ts'
import { actingAs, type SignedIn } from '../../../platform/http/requester.ts'
import { announce } from '../../../platform/realtime/topics.ts'
import { findEditable, lockEditable } from '../find-event.ts'
import { notifyParticipants } from '../news/notify-participants.ts'
import { presentOwn } from '../present-event.ts'

/**
 * Cancels an event and notifies all participants. Its page stays, and calendars show the cancellation. Cancelling twice
 * changes nothing.
 *
 * @throws {Failure} `event-unpublished`, `event-over`, `event-not-found`, and the policy's refusals
 */
export function cancelEvent(ctx: Context, member: SignedIn, slug: string): Promise<OwnEvent> {
  return ctx.db.transaction().execute(async (tx) => {
    const row = await lockEditable(tx, member, slug)
    const { id, actor_id: ownerId } = row
    if (row.published_at === null) throw new Failure(eventErrors['event-unpublished'])
    if (row.cancelled_at !== null) return presentOwn(tx, row)
    const now = ctx.clock.now()
    if (row.ends_at <= now) throw new Failure(eventErrors['event-over'])
    const counters = { version: row.version + 1, sequence: row.sequence + 1 }
    await tx
      .updateTable('event')
      .set({ cancelled_at: now, updated_at: now, ...counters })
      .where('id', '=', id)
      .execute()
    await ctx.activity.record(tx, { kind: 'event.cancelled', ...actingAs(member), data: { eventId: id, ownerId } })
    await notifyParticipants(ctx, tx, id, 'cancelled', actingAs(member))
    await announce(ctx, tx, `event:${id}`)
    return presentOwn(tx, await findEditable(tx, member, row.slug))
  })
}
