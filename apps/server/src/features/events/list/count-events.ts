import type { EventFilters } from '@rise/contract/events/endpoints'
import { eventManners, eventTopics } from '@rise/contract/events/kinds'
import type { EventFigures } from '@rise/contract/events/shapes'
import { mannerNames } from '@rise/contract/events/words'
import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { remember } from '../../../platform/remember.ts'
import { matching } from './event-conditions.ts'

const KEPT_SECONDS = 60
/** The most frequent cities; search reaches the rest. */
const MOST_CITIES = 60
/** The soonest months of upcoming events, the latest of past ones. */
const MOST_MONTHS = 24

interface Counted {
  readonly slug: string
  readonly name: string
  readonly events: number
}

/** Returns the numbers of a list's filters as everyone sees them, at most a minute old. Each is counted without itself. */
export const countEvents = remember(KEPT_SECONDS, count, {
  nameOf: (filters: EventFilters) => JSON.stringify(Object.entries(filters).toSorted()),
})

async function count({ db, clock }: Context, filters: EventFilters): Promise<EventFigures> {
  const narrowing = { filters, now: clock.now(), hidden: [] }
  const of = (
    except: 'topic' | 'manner' | 'city' | 'month',
    slug: RawBuilder<unknown>,
    name: RawBuilder<unknown> = slug,
  ) => sql`(
    select coalesce(json_agg(row_to_json(counted) order by events desc, slug), '[]') from (
      select ${slug} as slug, min(${name}) as name, count(*)::int as events from ${matching(narrowing, { except })}
        and ${slug} is not null
      group by 1
    ) as counted)`
  const { rows } = await sql<Readonly<Record<'topics' | 'manners' | 'cities' | 'months', readonly Counted[]>>>`
    select
      ${of('topic', sql`event.topic`)} as topics,
      ${of('manner', sql`event.manner`)} as manners,
      ${of('city', sql`event.city_key`, sql`event.city`)} as cities,
      ${of('month', sql`to_char(event.starts_local, 'YYYY-MM')`)} as months`.execute(db)
  const [row] = rows
  if (!row) throw new Error('Counting events returned no row.')
  const named = (counted: readonly Counted[], values: readonly { slug: string; name: string }[]) =>
    values.flatMap(({ slug, name }) => {
      const found = counted.find((one) => one.slug === slug)
      return found ? [{ slug, name, events: found.events }] : []
    })
  const byMonth = row.months.toSorted((a, b) => a.slug.localeCompare(b.slug))
  return {
    topics: named(row.topics, eventTopics),
    manners: named(
      row.manners,
      eventManners.map((slug) => ({ slug, name: mannerNames[slug] })),
    ),
    cities: row.cities.slice(0, MOST_CITIES),
    months: (filters.when === 'past' ? byMonth.toReversed() : byMonth).slice(0, MOST_MONTHS),
  }
}
