import { eventErrors } from '@rise/contract/events/errors'
import type { Context } from '../../../platform/context.ts'
import { Failure } from '../../../platform/failure.ts'
import { actingAs, type SignedIn } from '../../../platform/http/requester.ts'
import { closeSubjects } from '../../discussion/index.ts'
import { showPictures } from '../../pictures/index.ts'
import { eventPictures } from '../event-row.ts'
import { lockEditable } from '../find-event.ts'

/**
 * Deletes an event permanently; releases its pictures and addresses. People who take part in an upcoming one must hear of
 * it, so that one is cancelled first.
 *
 * @throws {Failure} `event-has-guests`, `event-not-found`, and the policy's refusals
 */
export async function deleteEvent(ctx: Context, member: SignedIn, slug: string): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const { id, actor_id: ownerId, published_at, ...row } = await lockEditable(tx, member, slug)
    const isAhead = row.cancelled_at === null && row.ends_at > ctx.clock.now()
    if (isAhead && row.going + row.waiting > 0) throw new Failure(eventErrors['event-has-guests'])
    await tx.updateTable('event').set({ cover_id: null }).where('id', '=', id).execute()
    await showPictures(ctx, tx, { ...eventPictures, id, actorId: ownerId, pictureIds: [] })
    if (published_at !== null) await closeSubjects(ctx, tx, member, [id])
    const reminders = await tx
      .selectFrom('event_news')
      .select('id')
      .where('event_id', '=', id)
      .where('kind', 'in', ['day', 'hour'])
      .execute()
    await tx.deleteFrom('event').where('id', '=', id).execute()
    const data = { eventId: id, ownerId, reminderIds: reminders.map((news) => news.id) }
    await ctx.activity.record(tx, { kind: 'event.deleted', ...actingAs(member), data })
  })
}
