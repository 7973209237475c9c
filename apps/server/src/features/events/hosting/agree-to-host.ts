import { gateErrors } from '@rise/contract/errors'
import { eventErrors } from '@rise/contract/events/errors'
import { mayTakePart } from '@rise/contract/events/policy'
import type { Event } from '@rise/contract/events/shapes'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { Failure } from '../../../platform/failure.ts'
import { type Acting, actingAs } from '../../../platform/http/requester.ts'
import { viewerOf } from '../../connections/index.ts'
import { allowedRow } from '../../content/index.ts'
import { findRow, rightsOfEvent } from '../event-row.ts'
import { findEvent, lockEvent } from '../find-event.ts'
import { moveUp } from '../participation/move-up.ts'

/**
 * Agrees to host an event at its author's invitation. The member is then named as a host and can check people in. If
 * the member had a place, the next person on the waiting list gets it.
 *
 * @throws {Failure} `forbidden` for a member who wasn't invited, `event-not-found`
 */
export async function agreeToHost(ctx: Context, member: Acting, slug: string): Promise<Event> {
  await ctx.db.transaction().execute(async (tx) => {
    const { id, actorId } = await lockInvited(tx, member, slug)
    const agreedHost = await tx
      .updateTable('event_host')
      .set({ agreed_at: ctx.clock.now() })
      .where('event_id', '=', id)
      .where('actor_id', '=', actorId)
      .where('agreed_at', 'is', null)
      .returning('actor_id')
      .executeTakeFirst()
    if (!agreedHost) return
    await tx.deleteFrom('event_participant').where('event_id', '=', id).where('actor_id', '=', actorId).execute()
    await moveUp(ctx, tx, id)
    await ctx.activity.record(tx, { kind: 'event.host-agreed', ...actingAs(member), data: { eventId: id } })
  })
  return findEvent(ctx, member, slug)
}

/**
 * Declines to host an event, or stops hosting it.
 *
 * @throws {Failure} `forbidden` for a member who wasn't invited, `event-not-found`
 */
export async function declineToHost(ctx: Context, member: Acting, slug: string): Promise<Event> {
  await ctx.db.transaction().execute(async (tx) => {
    const { id, actorId } = await lockInvited(tx, member, slug)
    await tx.deleteFrom('event_host').where('event_id', '=', id).where('actor_id', '=', actorId).execute()
    await ctx.activity.record(tx, { kind: 'event.host-left', ...actingAs(member), data: { eventId: id } })
  })
  return findEvent(ctx, member, slug)
}

async function lockInvited(tx: Tx, member: Acting, slug: string): Promise<{ id: string; actorId: string }> {
  const { actorId } = member
  await lockEvent(tx, slug)
  const foundRow = await findRow(tx, slug, viewerOf(member))
  const row = allowedRow(foundRow, (one) => mayTakePart(member, rightsOfEvent(one)), eventErrors['event-not-found'])
  const invitation = await tx
    .selectFrom('event_host')
    .select('actor_id')
    .where('event_id', '=', row.id)
    .where('actor_id', '=', actorId)
    .executeTakeFirst()
  if (!invitation) throw new Failure(gateErrors.forbidden)
  return { id: row.id, actorId }
}
