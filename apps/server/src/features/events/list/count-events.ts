import type { EventFilters } from '@rise/contract/events/endpoints'
import { eventManners, eventTopics } from '@rise/contract/events/kinds'
import type { EventFigures } from '@rise/contract/events/shapes'
import { mannerNames, topicNames } from '@rise/contract/events/words'
import { t } from '@rise/texts'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { type Choice, inOrder, mostFirst } from '../../../platform/lists/choices.ts'
import { countFacets } from '../../../platform/lists/count-facets.ts'
import { ttlCache } from '../../../platform/ttl-cache.ts'
import { matching } from './event-conditions.ts'

const CACHE_SECONDS = 60
/** The maximum number of cities offered as filters: the most frequent. People can search for others. */
const MOST_CITIES = 60
/** The maximum number of months counted: the nearest ones of upcoming events, or the latest ones of past events. */
const MOST_MONTHS = 24

const facets = {
  topic: { value: sql`event.topic` },
  manner: { value: sql`event.manner` },
  city: { value: sql`event.city_key`, words: sql`event.city`, most: MOST_CITIES },
  month: { value: sql`to_char(event.starts_local, 'YYYY-MM')` },
}

/**
 * Returns the counts for a list's filters, the same for all viewers and at most a minute old. Each filter's counts
 * ignore that filter itself.
 */
export async function countEvents(ctx: Context, filters: EventFilters): Promise<EventFigures> {
  const { values } = await rememberedCounts(ctx, filters)
  const topics = eventTopics.map((slug) => ({ slug, name: t(topicNames[slug]) }))
  const manners = eventManners.map((slug) => ({ slug, name: t(mannerNames[slug]) }))
  const months = values.month.map(({ slug, count }) => ({ slug, name: slug, count }))
  const direction = filters.when === 'past' ? -1 : 1
  return {
    topics: inOrder(values.topic, topics).map(present),
    manners: inOrder(values.manner, manners).map(present),
    cities: mostFirst(values.city, ({ words }) => words).map(present),
    months: months
      .toSorted((a, b) => direction * a.slug.localeCompare(b.slug))
      .slice(0, MOST_MONTHS)
      .map(present),
  }
}

/** The counts without names, which depend on the language. */
const rememberedCounts = ttlCache(
  CACHE_SECONDS,
  ({ db, clock }: Context, filters: EventFilters) => {
    const listScope = { filters, now: clock.now(), hidden: [] }
    const rowsOf = (except?: keyof typeof facets) => matching(listScope, { except })
    return countFacets(db, { facets, filters, rowsOf })
  },
  { nameOf: (filters) => JSON.stringify(Object.entries(filters).toSorted()) },
)

function present({ slug, name, count }: Choice) {
  return { slug, name, events: count }
}
