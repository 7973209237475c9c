import { eventFilters } from '@rise/contract/events/endpoints'
import { eventTopics } from '@rise/contract/events/kinds'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { parsePart } from '../../../platform/http/dispatch.ts'
import { type Feed, JSON_FEED_TYPE, RSS_TYPE, toJsonFeed, toRss } from '../../../platform/http/feed.ts'
import type { FileRequest, PublicFile } from '../../../platform/http/files.ts'
import { eventPath } from '../event-row.ts'
import { matching } from './event-conditions.ts'
import { cardsOf } from './list-events.ts'

const LIST = '/events'
const NEWEST = 50
const CACHE_SECONDS = 60

/** Upcoming events, those announced last first, as the address filters them: RSS and JSON Feed. */
export const eventFeeds: readonly PublicFile[] = [
  file('feed.rss', RSS_TYPE, toRss),
  file('feed.json', JSON_FEED_TYPE, toJsonFeed),
]

function file(name: string, type: string, write: (feed: Feed) => string): PublicFile {
  return {
    path: `${LIST}/${name}`,
    type,
    cacheSeconds: CACHE_SECONDS,
    takesQuery: true,
    noindex: true,
    make: async (ctx, request) => ({ body: write(await readFeed(ctx, request, name)), canonical: LIST }),
  }
}

async function readFeed(ctx: Context, { query }: FileRequest, name: string): Promise<Feed> {
  const { publicUrl } = ctx.config
  const search = new URLSearchParams(Object(query) as Record<string, string>)
  const address = (path: string) => publicUrl + path + (search.size > 0 ? `?${search}` : '')
  const filters = parsePart('query', eventFilters, query)
  const { rows } = await sql<{ id: string }>`
    select event.id from ${matching({ filters, now: ctx.clock.now(), hidden: [] })}
    order by event.published_at desc, event.id desc limit ${sql.lit(NEWEST)}`.execute(ctx.db)
  const events = await cardsOf(
    ctx.db,
    null,
    rows.map(({ id }) => id),
  )
  return {
    title: `Events | ${ctx.brand.name}`,
    description: `The ${NEWEST} events announced last. The page has the rest.`,
    pageUrl: address(LIST),
    url: address(`${LIST}/${name}`),
    items: events.map((event) => ({
      id: event._id,
      url: publicUrl + eventPath(event.slug),
      title: event.title,
      text: event.summary || event.title,
      published: new Date(event.publishedAt),
      tags: eventTopics.filter(({ slug }) => slug === event.topic).map((topic) => topic.name),
      details: { name: 'event', value: event },
    })),
  }
}
