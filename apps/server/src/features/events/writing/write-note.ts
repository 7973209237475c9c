import { eventErrors } from '@rise/contract/events/errors'
import type { OwnEvent } from '@rise/contract/events/shapes'
import type { Context } from '../../../platform/context.ts'
import { Failure } from '../../../platform/failure.ts'
import { actingAs, type SignedIn } from '../../../platform/http/requester.ts'
import { sanitiseRichText } from '../../../platform/rich-text/sanitise-rich-text.ts'
import { holdSubject } from '../../discussion/index.ts'
import { findEditable, lockEditable } from '../find-event.ts'
import { notifyParticipants } from '../news/notify-participants.ts'
import { presentOwn } from '../present-event.ts'
import { screenEvent } from './screen-event.ts'

/**
 * Publishes a note on a past event; an empty text removes it. Participants are notified when a note is added, but not
 * when it is changed or if the event was cancelled.
 *
 * @throws {Failure} `event-not-over`, `event-unpublished`, `words-refused`, `event-not-found`, and the policy's
 * refusals
 */
export function writeNote(ctx: Context, member: SignedIn, slug: string, body: string): Promise<OwnEvent> {
  // Notes have no pictures; pictures belong to the event's text.
  const { html } = sanitiseRichText(body, () => undefined)
  return ctx.db.transaction().execute(async (tx) => {
    const row = await lockEditable(tx, member, slug)
    const { id, actor_id: ownerId, title } = row
    if (row.published_at === null) throw new Failure(eventErrors['event-unpublished'])
    if (row.ends_at > ctx.clock.now()) throw new Failure(eventErrors['event-not-over'])
    const why = await screenEvent(ctx, tx, ownerId, { title, body: html })
    await tx
      .updateTable('event')
      .set({ note: html, version: row.version + 1, updated_at: ctx.clock.now() })
      .where('id', '=', id)
      .execute()
    if (why !== null && !row.hidden)
      await holdSubject(ctx, tx, { id, kind: 'event', authorId: ownerId, why, seen: true })
    await ctx.activity.record(tx, { kind: 'event.changed', ...actingAs(member), data: { eventId: id, ownerId } })
    const isFirst = row.note === '' && html !== '' && row.cancelled_at === null
    if (isFirst) await notifyParticipants(ctx, tx, id, 'note', actingAs(member))
    return presentOwn(tx, await findEditable(tx, member, row.slug))
  })
}
