import type { NotificationKind } from '../../notification-kind.ts'
import { eventFields, eventPage, findEvent, storedEvent } from './event-row.ts'

/** An author asks a member to host an event, too. */
export const eventHost: NotificationKind<'event.host-asked', 'discussion.closed'> = {
  grouped: false,
  on: ['event.host-asked'],
  async tell(tx, { data: { eventId, hostId } }) {
    const event = await findEvent(tx, eventId)
    return event ? [{ memberId: hostId, aboutId: event.ownerId, thingId: eventId, data: event.data }] : []
  },
  takenBackOn: ['discussion.closed'],
  takeBack: ({ data }) => ({ thingIds: data.subjectIds }),
  say: ({ data }) => `asks you to host “${storedEvent.parse(data).title}”`,
  fields: ({ data }) => eventFields(data),
  leadTo: ({ data }) => eventPage(data),
}
