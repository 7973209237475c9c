import { msg, t } from '@rise/texts'
import { defineNotice } from '../../../platform/manifest/notice.ts'
import { eventFields, eventPage, findEvent, storedEvent } from './event-row.ts'
import { eventThings } from './event-things.ts'

/** An author invited a member to host an event. */
export const eventHost = defineNotice({
  grouped: false,
  stored: storedEvent,
  on: ['event.host-asked'],
  async recipients(tx, { data: { eventId, hostId } }) {
    const event = await findEvent(tx, eventId)
    return event ? [{ memberId: hostId, aboutId: event.ownerId, thingId: eventId, data: event.data }] : []
  },
  retractedOn: ['discussion.closed'],
  retract: ({ data }) => ({ thingIds: data.subjectIds }),
  text: ({ data: { title } }) => t('asks you to host “{title}”', { title }),
  fields: ({ data }) => eventFields(data),
  action: msg('See the event'),
  path: ({ data }) => eventPage(data),
  mail: { things: eventThings },
})
