import { sql } from 'kysely'
import { z } from 'zod'
import type { NotificationKind } from '../../notification-kind.ts'
import { mailEventChange } from './event-letters.ts'
import { eventFields, eventPage, findNews, storedEvent } from './event-row.ts'

const kept = storedEvent.extend({ kind: z.string(), eventId: z.string() })

const words: Readonly<Record<string, (title: string) => string>> = {
  changed: (title) => `changed the time or place of “${title}”`,
  cancelled: (title) => `cancelled “${title}”`,
  // Of a note, only older entries say so.
  note: (title) => `shared a note about “${title}”`,
}

/**
 * An event moved or was cancelled. Everyone who takes part is told, or waits for a place; an email has the calendar file that
 * says so.
 */
export const eventChange: NotificationKind<'event.news'> = {
  grouped: false,
  on: ['event.news'],
  tell: async () => [],
  crowd: {
    thingOf: ({ data }) => data.newsId,
    async find(tx, newsId) {
      const news = await findNews(tx, newsId)
      if (news?.kind !== 'changed' && news?.kind !== 'cancelled') return undefined
      return { aboutId: news.ownerId, data: news.data, reachesMuters: true }
    },
    members: ({ data }) => sql<{ member_id: string }>`
      select actor_id as member_id from event_participant where event_id = ${kept.parse(data).eventId}`,
    letters: mailEventChange,
  },
  say({ data }) {
    const { kind, title } = kept.parse(data)
    return words[kind]?.(title) ?? `changed “${title}”`
  },
  fields: ({ data }) => eventFields(data),
  leadTo: ({ data }) => eventPage(data),
}
