import { sql } from 'kysely'
import { z } from 'zod'
import type { NotificationKind } from '../../notification-kind.ts'
import { eventFields, eventPage, findNews, storedEvent } from './event-row.ts'

const kept = storedEvent.extend({ kind: z.string(), eventId: z.string() })

/** An event starts in a day or an hour. Everyone with a place is told, unless it is cancelled meanwhile. */
export const eventReminder: NotificationKind<'event.news', 'event.deleted'> = {
  grouped: false,
  on: ['event.news'],
  fleeting: true,
  tell: async () => [],
  crowd: {
    thingOf: ({ data }) => data.newsId,
    async find(tx, newsId) {
      const news = await findNews(tx, newsId)
      if (!news || news.isCancelled || (news.kind !== 'day' && news.kind !== 'hour')) return undefined
      return { aboutId: news.ownerId, data: news.data, reachesMuters: true }
    },
    members: ({ data }) => sql<{ member_id: string }>`
      select actor_id as member_id from event_participant
      where event_id = ${kept.parse(data).eventId} and state = 'going'`,
  },
  takenBackOn: ['event.deleted'],
  takeBack: ({ data }) => ({ thingIds: data.reminderIds }),
  say({ data }) {
    const { kind, title } = kept.parse(data)
    return `hosts “${title}”, which starts in ${kind === 'day' ? 'a day' : 'an hour'}`
  },
  fields: ({ data }) => eventFields(data),
  leadTo: ({ data }) => eventPage(data),
}
