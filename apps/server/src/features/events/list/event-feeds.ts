import { eventFilters } from '@rise/contract/events/endpoints'
import { topicNames } from '@rise/contract/events/words'
import { t } from '@rise/texts'
import { sql } from 'kysely'
import { parsePart } from '../../../platform/http/dispatch.ts'
import { listFeeds } from '../../../platform/http/feed.ts'
import { eventPath } from '../event-row.ts'
import { matching } from './event-conditions.ts'
import { cardsOf } from './list-events.ts'

const MOST_ITEMS = 50

/** Feeds of events, last announced first, filtered by the query of their address; by default, upcoming events. */
export const eventFeeds = listFeeds({
  path: '/events',
  title: 'Events',
  description: `The ${MOST_ITEMS} events announced last. The page has the rest.`,
  async readItems({ db, clock, config: { publicUrl } }, query) {
    const filters = parsePart('query', eventFilters, query)
    const { rows } = await sql<{ id: string }>`
      select event.id from ${matching({ filters, now: clock.now(), hidden: [] })}
      order by event.published_at desc, event.id desc limit ${sql.lit(MOST_ITEMS)}`.execute(db)
    const ids = rows.map(({ id }) => id)
    return (await cardsOf(db, null, ids)).map((event) => ({
      id: event._id,
      url: publicUrl + eventPath(event.slug),
      title: event.title,
      text: event.summary || event.title,
      published: new Date(event.publishedAt),
      tags: [t(topicNames[event.topic])],
      details: { name: 'event', value: event },
    }))
  },
})
