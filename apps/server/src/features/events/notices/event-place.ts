import { msg, t } from '@rise/texts'
import { defineNotice } from '../../../platform/manifest/notice.ts'
import { eventFields, eventPage, findEvent, storedEvent } from './event-row.ts'
import { eventThings } from './event-things.ts'

/** A member got a place from the waiting list. Not sent if they have left since. */
export const eventPlace = defineNotice({
  grouped: false,
  stored: storedEvent,
  on: ['event.moved-up'],
  async recipients(tx, { data: { eventId, participantId } }) {
    const event = await findEvent(tx, eventId)
    const participation = await tx
      .selectFrom('event_participant')
      .select('state')
      .where('event_id', '=', eventId)
      .where('actor_id', '=', participantId)
      .executeTakeFirst()
    if (!event || participation?.state !== 'going') return []
    return [{ memberId: participantId, thingId: eventId, data: event.data }]
  },
  retractedOn: ['discussion.closed'],
  retract: ({ data }) => ({ thingIds: data.subjectIds }),
  text: ({ data: { title } }) => t('You have a place at “{title}”', { title }),
  fields: ({ data }) => eventFields(data),
  action: msg('See the event'),
  path: ({ data }) => eventPage(data),
  mail: { things: eventThings },
})
