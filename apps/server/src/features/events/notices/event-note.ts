import { msg, t } from '@rise/texts'
import { sql } from 'kysely'
import { defineNotice } from '../../../platform/manifest/notice.ts'
import { eventFields, eventPage, findNews, storedNews } from './event-row.ts'
import { noteThings } from './event-things.ts'

/** The author of a past event shared a note with the participants who had a place. */
export const eventNote = defineNotice({
  grouped: false,
  stored: storedNews,
  on: ['event.news'],
  crowd: {
    thingOf: ({ data }) => data.newsId,
    async find(tx, newsId) {
      const news = await findNews(tx, newsId)
      if (news?.kind !== 'note') return undefined
      return { aboutId: news.ownerId, data: news.data, reachesMuters: true }
    },
    members: ({ data }) => sql<{ member_id: string }>`
      select actor_id as member_id from event_participant
      where event_id = ${data.eventId} and state = 'going'`,
  },
  text: ({ data: { title } }) => t('shared a note about “{title}”', { title }),
  fields: ({ data }) => eventFields(data),
  action: msg('Read the note'),
  path: ({ data }) => eventPage(data),
  mail: { things: noteThings },
})
