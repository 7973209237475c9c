import { eventErrors } from '@rise/contract/events/errors'
import type { Context } from '../../../platform/context.ts'
import { Failure } from '../../../platform/failure.ts'
import type { SignedIn } from '../../../platform/http/requester.ts'
import { lockEditable } from '../find-event.ts'
import { removeEvent } from './remove-event.ts'

/**
 * Deletes an event permanently, and releases its pictures and addresses. An upcoming event with participants must be
 * cancelled first, so that they are notified.
 *
 * @throws {Failure} `event-has-guests`, `event-not-found`, and the policy's refusals
 */
export async function deleteEvent(ctx: Context, member: SignedIn, slug: string): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const { id, actor_id: ownerId, published_at, ...row } = await lockEditable(tx, member, slug)
    const isAhead = row.cancelled_at === null && row.ends_at > ctx.clock.now()
    if (isAhead && row.going + row.waiting > 0) throw new Failure(eventErrors['event-has-guests'])
    await removeEvent(ctx, tx, member, { id, ownerId, published: published_at !== null })
  })
}
