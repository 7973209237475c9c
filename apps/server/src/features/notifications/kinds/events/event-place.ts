import type { NotificationKind } from '../../notification-kind.ts'
import { eventFields, eventPage, findEvent, storedEvent } from './event-row.ts'

/** A member moved up from the waiting list of an event, unless they have left it meanwhile. */
export const eventPlace: NotificationKind<'event.moved-up', 'discussion.closed'> = {
  grouped: false,
  on: ['event.moved-up'],
  async tell(tx, { data: { eventId, participantId } }) {
    const event = await findEvent(tx, eventId)
    const own = await tx
      .selectFrom('event_participant')
      .select('state')
      .where('event_id', '=', eventId)
      .where('actor_id', '=', participantId)
      .executeTakeFirst()
    if (!event || own?.state !== 'going') return []
    return [{ memberId: participantId, thingId: eventId, data: event.data }]
  },
  takenBackOn: ['discussion.closed'],
  takeBack: ({ data }) => ({ thingIds: data.subjectIds }),
  say: ({ data }) => `You have a place at “${storedEvent.parse(data).title}”`,
  fields: ({ data }) => eventFields(data),
  leadTo: ({ data }) => eventPage(data),
}
