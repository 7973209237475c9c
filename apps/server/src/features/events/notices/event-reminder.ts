import { msg, t } from '@rise/texts'
import { sql } from 'kysely'
import { z } from 'zod'
import { defineNotice } from '../../../platform/manifest/notice.ts'
import { eventFields, eventPage, findNews, storedEvent } from './event-row.ts'
import { eventThings } from './event-things.ts'

const storedData = storedEvent.extend({ kind: z.string(), eventId: z.string() })

/** An event starts in a day or an hour. Notifies everyone with a place, unless it has been cancelled. */
export const eventReminder = defineNotice({
  grouped: false,
  stored: storedData,
  on: ['event.news'],
  fleeting: true,
  crowd: {
    thingOf: ({ data }) => data.newsId,
    async find(tx, newsId) {
      const news = await findNews(tx, newsId)
      if (!news || news.isCancelled || (news.kind !== 'day' && news.kind !== 'hour')) return undefined
      return { aboutId: news.ownerId, data: news.data, reachesMuters: true }
    },
    members: ({ data }) => sql<{ member_id: string }>`
      select actor_id as member_id from event_participant
      where event_id = ${data.eventId} and state = 'going'`,
  },
  retractedOn: ['event.deleted'],
  retract: ({ data }) => ({ thingIds: data.reminderIds }),
  text({ data: { kind, title } }) {
    return kind === 'day'
      ? t('hosts “{title}”, which starts in a day', { title })
      : t('hosts “{title}”, which starts in an hour', { title })
  },
  fields: ({ data }) => eventFields(data),
  action: msg('See the event'),
  path: ({ data }) => eventPage(data),
  mail: { things: eventThings },
})
