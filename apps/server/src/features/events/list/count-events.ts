import type { EventFilters } from '@rise/contract/events/endpoints'
import { eventManners, eventTopics } from '@rise/contract/events/kinds'
import type { EventFigures } from '@rise/contract/events/shapes'
import { mannerNames } from '@rise/contract/events/words'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { remember } from '../../../platform/remember.ts'
import { matching } from './event-conditions.ts'

const KEPT_SECONDS = 60
/** The most frequent cities; search reaches the rest. */
const MOST_CITIES = 60
/** The soonest months of upcoming events, the latest of past ones. */
const MOST_MONTHS = 24

/** How many events have the same values of these filters. */
interface Group {
  readonly topic: string
  readonly manner: string
  readonly city: string | null
  readonly cityName: string | null
  readonly month: string
  readonly events: number
}

type Dimension = 'topic' | 'manner' | 'city' | 'month'
const dimensions = ['topic', 'manner', 'city', 'month'] as const

/** Counts events by the values of all other filters at once: any choice among those is then summed up without the database. */
async function countGroups(
  { db, clock }: Context,
  filters: Pick<EventFilters, 'when' | 'q'>,
): Promise<readonly Group[]> {
  const { rows } = await sql<Group>`
    select event.topic, event.manner, event.city_key as city, min(event.city) as "cityName",
      to_char(event.starts_local, 'YYYY-MM') as month, count(*)::int as events
    from ${matching({ filters, now: clock.now(), hidden: [] })}
    group by 1, 2, 3, 5`.execute(db)
  return rows
}

/** Of all upcoming and of all past events, at most a minute old. */
const rememberedGroups = remember(KEPT_SECONDS, (ctx: Context, when: EventFilters['when']) =>
  countGroups(ctx, { when }),
)

/** Returns the numbers of a list's filters as everyone sees them. Each is counted without itself. */
export async function countEvents(ctx: Context, filters: EventFilters): Promise<EventFigures> {
  const { when, q } = filters
  // Words are endless: what they match is counted for each call.
  const groups = q ? await countGroups(ctx, { when, q }) : await rememberedGroups(ctx, when)
  const of = (dimension: Dimension) => tallies(groups, filters, dimension)
  const months = [...of('month')]
    .map(([slug, events]) => ({ slug, name: slug, events }))
    .toSorted((a, b) => a.slug.localeCompare(b.slug))
  const names = new Map(groups.map(({ city, cityName }) => [city, cityName]))
  const cities = [...of('city')]
    .map(([slug, events]) => ({ slug, name: names.get(slug) ?? slug, events }))
    .toSorted((a, b) => b.events - a.events || a.slug.localeCompare(b.slug))
  return {
    topics: named(of('topic'), eventTopics),
    manners: named(
      of('manner'),
      eventManners.map((slug) => ({ slug, name: mannerNames[slug] })),
    ),
    cities: cities.slice(0, MOST_CITIES),
    months: (when === 'past' ? months.toReversed() : months).slice(0, MOST_MONTHS),
  }
}

/** Sums up what matches the chosen filters but one, by the values of that one. */
function tallies(groups: readonly Group[], filters: EventFilters, of: Dimension): ReadonlyMap<string, number> {
  const wanted = dimensions.flatMap((name) => {
    const value = filters[name]
    return name === of || !value ? [] : [[name, value] as const]
  })
  const counts = new Map<string, number>()
  for (const group of groups) {
    const slug = group[of]
    if (slug === null || wanted.some(([name, value]) => group[name] !== value)) continue
    counts.set(slug, (counts.get(slug) ?? 0) + group.events)
  }
  return counts
}

/** In the order of these values. */
function named(counts: ReadonlyMap<string, number>, values: readonly { slug: string; name: string }[]) {
  return values.flatMap(({ slug, name }) => {
    const events = counts.get(slug)
    return events === undefined ? [] : [{ slug, name, events }]
  })
}
