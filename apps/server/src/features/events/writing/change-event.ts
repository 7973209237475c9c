import type { EndpointParsed } from '@rise/contract/endpoint'
import type { eventsEndpoints } from '@rise/contract/events/endpoints'
import { eventErrors } from '@rise/contract/events/errors'
import type { OwnEvent } from '@rise/contract/events/shapes'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { Failure } from '../../../platform/failure.ts'
import { actingAs, type SignedIn } from '../../../platform/http/requester.ts'
import { announce } from '../../../platform/realtime/topics.ts'
import { changeSubject, holdSubject } from '../../discussion/index.ts'
import { type EventRow, eventSlugs } from '../event-row.ts'
import { findEditable, lockEditable } from '../find-event.ts'
import { notifyParticipants } from '../news/notify-participants.ts'
import { moveUp } from '../participation/move-up.ts'
import { presentOwn } from '../present-event.ts'
import { assertAhead, drawColumns, emptyEvent, eventColumns, readText, refusalAt } from './event-columns.ts'
import { hostIdsOf, inviteHosts, saveHosts } from './save-hosts.ts'
import { screenEvent } from './screen-event.ts'

type Change = EndpointParsed<(typeof eventsEndpoints)['PUT /api/v1/events/{slug}']>['body']
type Columns = ReturnType<typeof eventColumns>

/**
 * Saves an event. Participants are notified of a new time or place; additional places go to the waiting list. If there
 * are fewer places than participants, all keep theirs. Of two changes to one version, the second is refused.
 *
 * @throws {Failure} `event-changed`, `event-address-taken`, `event-pictures`, `event-not-found`; `event-empty`,
 * `event-cancelled`, `event-past` and `words-refused` for a published event; the policy's refusals; and the errors of
 * `eventColumns`, `drawColumns` and `saveHosts`
 */
export function changeEvent(
  ctx: Context,
  member: SignedIn,
  slug: string,
  { version, slug: wish, audience: chosenAudience, hosts, coverId, body, ...written }: Change,
): Promise<OwnEvent> {
  const text = readText(body)
  const columns = eventColumns(text, written)
  return ctx.db.transaction().execute(async (tx) => {
    const row = await lockEditable(tx, member, slug)
    const {
      id,
      actor_id: actorId,
      published_at,
      audience = row.audience,
    } = { ...row, ...(chosenAudience && { audience: chosenAudience }) }
    if (row.version !== version) throw new Failure(eventErrors['event-changed'])
    const isPublic = published_at !== null
    if (isPublic && row.cancelled_at !== null) throw new Failure(eventErrors['event-cancelled'])
    if (isPublic && text.html === '') throw emptyEvent()
    const isMoved = isElsewhere(row, columns)
    if (isPublic && +columns.ends_at !== +row.ends_at) assertAhead(ctx, columns.ends_at)
    const why = isPublic ? await screenEvent(ctx, tx, actorId, { title: columns.title, body: text.html }) : null
    const drawnColumns = await drawColumns(ctx, tx, { id, actorId, coverId, text })
    const address = await readdress(tx, row, wish)
    const knownHostIds = await hostIdsOf(tx, id)
    await saveHosts(tx, { id, actorId, slugs: hosts })
    const hasNewStart = +columns.starts_at !== +row.starts_at
    await tx
      .updateTable('event')
      .set({ ...columns, ...drawnColumns, audience, version: version + 1, updated_at: ctx.clock.now() })
      // Calendars accept only a higher sequence number.
      .set(({ eb }) => ({ sequence: eb('sequence', '+', isPublic ? 1 : 0) }))
      .$if(hasNewStart, (query) => query.set({ reminded_day: false, reminded_hour: false }))
      .where('id', '=', id)
      .execute()
    if (isPublic) {
      await changeSubject(tx, id, { title: columns.title, audience })
      if (why !== null && !row.hidden)
        await holdSubject(ctx, tx, { id, kind: 'event', authorId: actorId, why, seen: true })
      const data = { eventId: id, ownerId: actorId }
      await ctx.activity.record(tx, { kind: 'event.changed', ...actingAs(member), data })
      if (isMoved) await notifyParticipants(ctx, tx, id, 'changed', actingAs(member))
      await inviteHosts(ctx, tx, member, { id, known: knownHostIds })
      await moveUp(ctx, tx, id)
      await announce(ctx, tx, `event:${id}`)
    }
    return presentOwn(tx, await findEditable(tx, member, address))
  })
}

/** Whether the time or place changed for participants. */
function isElsewhere(row: EventRow, columns: Columns): boolean {
  const { venue, city, link, manner } = columns
  const isRetimed = +row.starts_at !== +columns.starts_at || +row.ends_at !== +columns.ends_at
  return isRetimed || row.venue !== venue || row.city !== city || row.link !== link || row.manner !== manner
}

/** Returns the event's address after the change. */
async function readdress(tx: Tx, { id, slug, published_at }: EventRow, wish = slug): Promise<string> {
  if (wish === slug || (await eventSlugs.move(tx, id, wish, published_at !== null))) return wish
  throw refusalAt('event-address-taken', 'slug')
}
