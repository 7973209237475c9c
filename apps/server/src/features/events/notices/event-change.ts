import { msg, t } from '@rise/texts'
import { sql } from 'kysely'
import { defineNotice } from '../../../platform/manifest/notice.ts'
import { mailEventChange } from '../news/event-letters.ts'
import { eventFields, eventPage, findNews, storedNews } from './event-row.ts'

const words: Readonly<Record<string, (title: string) => string>> = {
  changed: (title) => t('changed the time or place of “{title}”', { title }),
  cancelled: (title) => t('cancelled “{title}”', { title }),
  // Only older notifications are about a note.
  note: (title) => t('shared a note about “{title}”', { title }),
}

/**
 * An event moved or was cancelled. Notifies all participants, including the waiting list; the email has the updated
 * calendar file.
 */
export const eventChange = defineNotice({
  grouped: false,
  stored: storedNews,
  on: ['event.news'],
  crowd: {
    thingOf: ({ data }) => data.newsId,
    async find(tx, newsId) {
      const news = await findNews(tx, newsId)
      if (news?.kind !== 'changed' && news?.kind !== 'cancelled') return undefined
      return { aboutId: news.ownerId, data: news.data, reachesMuters: true }
    },
    members: ({ data }) => sql<{ member_id: string }>`
      select actor_id as member_id from event_participant where event_id = ${data.eventId}`,
    letters: mailEventChange,
  },
  text({ data: { kind, title } }) {
    return words[kind]?.(title) ?? t('changed “{title}”', { title })
  },
  fields: ({ data }) => eventFields(data),
  action: msg('See the event'),
  path: ({ data }) => eventPage(data),
})
