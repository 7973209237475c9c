import { msg, t } from '@rise/texts'
import { defineNotice } from '../../../platform/manifest/notice.ts'
import { eventFields, eventPage, findEvent, storedEvent } from './event-row.ts'
import { hostedThings } from './event-things.ts'

/** A member joined an event or its waiting list. Notifies the author; retracted if the member leaves. */
export const eventParticipate = defineNotice({
  grouped: true,
  stored: storedEvent,
  on: ['event.joined'],
  async recipients(tx, { actorId, data: { eventId } }) {
    const event = await findEvent(tx, eventId)
    const participation = await tx
      .selectFrom('event_participant')
      .select('actor_id')
      .where('event_id', '=', eventId)
      .where('actor_id', '=', actorId)
      .executeTakeFirst()
    if (!event || !participation || actorId === null) return []
    return [{ memberId: event.ownerId, aboutId: actorId, thingId: eventId, data: event.data }]
  },
  retractedOn: ['event.left', 'discussion.closed'],
  async retract({ kind, actorId, data }, tx) {
    if (kind === 'discussion.closed') return { thingIds: data.subjectIds }
    const { eventId } = data
    const event = await findEvent(tx, eventId)
    if (!event || actorId === null) return undefined
    return { memberId: event.ownerId, aboutId: actorId, thingIds: [eventId] }
  },
  text: ({ count, data: { title } }) =>
    t('{count, plural, one {takes part in your event “{title}”} other {take part in your event “{title}”}}', {
      count: Math.max(count, 1),
      title,
    }),
  fields: ({ data }) => ({ ...eventFields(data), owner: true }),
  action: msg('See who’s coming'),
  path: ({ data }) => `${eventPage(data)}/edit?part=participants`,
  mail: { things: hostedThings },
})
