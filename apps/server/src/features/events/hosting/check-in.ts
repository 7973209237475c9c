import { eventErrors } from '@rise/contract/events/errors'
import type { Context } from '../../../platform/context.ts'
import { Failure } from '../../../platform/failure.ts'
import { actingAs, type SignedIn } from '../../../platform/http/requester.ts'
import { findHosted } from './find-hosted.ts'

interface Arrival {
  /** The participant's actor id. */
  readonly id: string
  readonly present: boolean
}

/**
 * Checks a participant in, or undoes that. Also works for people on the waiting list.
 *
 * @throws {Failure} `participant-not-found`, and the errors of `findHosted`
 */
export async function checkIn(ctx: Context, member: SignedIn, slug: string, { id, present }: Arrival): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const event = await findHosted(tx, member, slug)
    const before = await tx
      .selectFrom('event_participant')
      .select('checked_in_at')
      .where('event_id', '=', event.id)
      .where('actor_id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!before) throw new Failure(eventErrors['participant-not-found'])
    if ((before.checked_in_at !== null) === present) return
    await tx
      .updateTable('event_participant')
      .set({ checked_in_at: present ? ctx.clock.now() : null })
      .where('event_id', '=', event.id)
      .where('actor_id', '=', id)
      .execute()
    const data = { eventId: event.id, participantId: id, ownerId: event.actor_id }
    const kind = present ? 'event.checked-in' : 'event.check-in-undone'
    await ctx.activity.record(tx, { kind, ...actingAs(member), data })
  })
}
