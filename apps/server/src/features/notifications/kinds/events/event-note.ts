import { sql } from 'kysely'
import { z } from 'zod'
import type { NotificationKind } from '../../notification-kind.ts'
import { eventFields, eventPage, findNews, storedEvent } from './event-row.ts'

const kept = storedEvent.extend({ kind: z.string(), eventId: z.string() })

/** A host shared something about an event that is over, with everyone who took part. */
export const eventNote: NotificationKind<'event.news'> = {
  grouped: false,
  on: ['event.news'],
  tell: async () => [],
  crowd: {
    thingOf: ({ data }) => data.newsId,
    async find(tx, newsId) {
      const news = await findNews(tx, newsId)
      if (news?.kind !== 'note') return undefined
      return { aboutId: news.ownerId, data: news.data, reachesMuters: true }
    },
    members: ({ data }) => sql<{ member_id: string }>`
      select actor_id as member_id from event_participant
      where event_id = ${kept.parse(data).eventId} and state = 'going'`,
  },
  say: ({ data }) => `shared a note about “${storedEvent.parse(data).title}”`,
  fields: ({ data }) => eventFields(data),
  leadTo: ({ data }) => eventPage(data),
}
