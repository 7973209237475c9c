import { type Figure, figureNames, type Part, parts, type Step } from '@rise/contract/admin/analytics/kinds'
import { COHORT_WEEKS, LONGEST_RANGE, MOST_NAMED, MOST_PERIODS } from '@rise/contract/admin/analytics/limits'
import type { Analytics, NamedCount } from '@rise/contract/admin/analytics/shapes'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Database } from '../../../platform/database/database.ts'
import { ttlCache } from '../../../platform/ttl-cache.ts'
import { type CountedDay, countDay } from './count-day.ts'
import { addDays, countDays, dayOf, laterOf, mondayOf, periodsOf, startOf } from './days.ts'
import { readFunnel } from './read-funnel.ts'
import { dayIn, startIn } from './zones.ts'

interface RangeQuery {
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly by: Step
  /** The IANA name of the time zone. */
  readonly zone: string
}

const USUAL_DAYS = 30
/** The earliest day for which figures can exist. */
const EARLIEST_DAY = '2020-01-01'
/** The maximum number of page views today that are counted live; busier days show the last hourly count. */
const MOST_LIVE = 50_000
const LIVE_SECONDS = 60
const HOUR_MS = 3_600_000

/**
 * Returns the figures of a range of days in a time zone: the stored counts, and for the current UTC day a live count.
 * Each part lists its most frequent names, at most `most`.
 */
export async function readAnalytics(
  ctx: Context,
  { zone, ...asked }: RangeQuery,
  most = MOST_NAMED,
): Promise<Analytics> {
  const now = ctx.clock.now()
  const localDay = dayIn(zone, now)
  const range = rangeOf(localDay, asked)
  const { db } = ctx
  const previousRange = { from: addDays(range.from, -countDays(range.from, range.to)), to: addDays(range.from, -1) }
  const periodStarts = periodsOf(range.from, range.to, range.by)
  const spans = spansOf(zone, previousRange, range, periodStarts)
  // The live count covers the current UTC day.
  const today = dayOf(now)
  const liveDay = (spans.at(-1)?.to ?? now) > startOf(today) ? await readToday(ctx, today) : null
  const days = { from: range.from, to: liveDay && range.to >= today ? addDays(today, -1) : range.to }
  const [storedSpans, storedParts, cohorts, funnel, searches, at] = await Promise.all([
    readSpans(db, spans, liveDay ? startOf(today) : null),
    readParts(db, days, most),
    readCohorts(db, range.to, liveDay),
    readFunnel(db, startIn(zone, range.from), startIn(zone, addDays(range.to, 1))),
    readSearches(db, range, most),
    liveDay ? now : countedAt(db, today),
  ])
  for (const { hour, figure, count } of liveDay?.hours ?? []) {
    const time = new Date(startOf(today).getTime() + hour * HOUR_MS)
    const place = spans.findIndex(({ from, to }) => from <= time && time < to)
    if (place >= 0) storedSpans[place] = sum(storedSpans[place] ?? noFigures, { [figure]: count })
  }
  const [earlierFigures = noFigures, ...byPeriod] = storedSpans
  const periods = periodStarts.map((start, index) => ({ start, figures: byPeriod[index] ?? noFigures }))
  const total = periods.reduce((all, { figures }) => sum(all, figures), noFigures)
  return {
    ...{ ...range, zone },
    countedAt: range.to === localDay ? (at?.toISOString() ?? null) : null,
    totals: perFigure((name) => ({ now: total[name], before: earlierFigures[name] })),
    periods,
    parts: withLive(storedParts, range.from <= today && today <= range.to ? liveDay : null, most),
    ...{ cohorts, funnel, searches },
  }
}

type Figures = Readonly<Record<Figure, number>>

function perFigure<T>(of: (name: Figure) => T): Record<Figure, T> {
  return Object.fromEntries(figureNames.map((name) => [name, of(name)])) as Record<Figure, T>
}

const noFigures: Figures = perFigure(() => 0)

function sum(a: Figures, b: Partial<Figures>): Figures {
  return perFigure((name) => a[name] + (b[name] ?? 0))
}

/**
 * Returns the range to show. It ends today at the latest and has at most `LONGEST_RANGE` days. If days would make more
 * bars than a chart can show, its step is a week.
 */
export function rangeOf(today: string, { from: requestedFrom, to: end = today, by }: Omit<RangeQuery, 'zone'>) {
  const to = end > today ? today : end < EARLIEST_DAY ? EARLIEST_DAY : end
  const start = requestedFrom === undefined || requestedFrom > to ? addDays(to, 1 - USUAL_DAYS) : requestedFrom
  const oldest = addDays(to, 1 - LONGEST_RANGE)
  const from = laterOf(start, oldest)
  return { from, to, by: by === 'day' && countDays(from, to) > MOST_PERIODS ? 'week' : by }
}

/** Counts today until now. Returns null on a busy day, when counting takes longer than a page should. */
const readToday = ttlCache(LIVE_SECONDS, async ({ db }: Context, day: string): Promise<CountedDay | null> => {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (
      select from page_view where created_at >= ${startOf(day)} limit ${MOST_LIVE + 1}) one`.execute(db)
  return (rows[0]?.count ?? 0) > MOST_LIVE ? null : countDay(db, day)
})

interface Days {
  readonly from: string
  readonly to: string
}

/** A span of time; `to` is exclusive. */
interface Span {
  readonly from: Date
  readonly to: Date
}

/** Returns the span before the range, then one span per period. */
function spansOf(zone: string, before: Days, { from, to }: Days, starts: readonly string[]): Span[] {
  const spanStarts = [before.from, ...starts.map((start) => laterOf(start, from))].map((day) => startIn(zone, day))
  const end = startIn(zone, addDays(to, 1))
  return spanStarts.map((begin, index) => ({ from: begin, to: spanStarts[index + 1] ?? end }))
}

/** Returns the figures of each span, counting only up to `until`; null for no limit. */
async function readSpans(db: Database, spans: readonly Span[], until: Date | null): Promise<Figures[]> {
  const { rows } = await sql<{ place: number; figure: Figure; count: number }>`
    select place::int, figure, sum(count) as count
    from unnest(${spans.map(({ from }) => from)}::timestamptz[], ${spans.map(({ to }) => to)}::timestamptz[])
      with ordinality as span (begins, ends, place)
    join figure_hour on hour >= begins and hour < least(ends, ${until}::timestamptz)
    group by 1, 2`.execute(db)
  const rowsByPlace = Map.groupBy(rows, ({ place }) => place - 1)
  return spans.map((_, place) =>
    sum(noFigures, Object.fromEntries((rowsByPlace.get(place) ?? []).map(({ figure, count }) => [figure, count]))),
  )
}

type NamedParts = ReadonlyMap<Part, readonly NamedCount[]>

async function readParts(db: Database, { from, to }: Days, most: number): Promise<NamedParts> {
  const { rows } = await sql<NamedCount & { part: Part }>`
    select part, name, count::bigint, views::bigint from (
      select part, name, sum(count) as count, sum(views) as views,
        row_number() over (partition by part order by sum(count) desc, sum(views) desc, name) as place
      from figure_part_day where part = any(${parts}::text[]) and day >= ${from}::date and day <= ${to}::date
      group by part, name
    ) named where place <= ${2 * most} order by place`.execute(db)
  return Map.groupBy(rows, ({ part }) => part)
}

/** Adds today's numbers to the stored ones, and returns the most frequent names. */
function withLive(stored: NamedParts, live: CountedDay | null, most: number): Analytics['parts'] {
  const partOf = (part: Part) => {
    const counts = new Map((stored.get(part) ?? []).map(({ name, count, views }) => [name, { name, count, views }]))
    for (const { name, count, views } of live?.parts.filter((one) => one.part === part) ?? []) {
      const previousCount = counts.get(name) ?? { name, count: 0, views: 0 }
      counts.set(name, { name, count: previousCount.count + count, views: previousCount.views + views })
    }
    return [...counts.values()].toSorted((a, b) => b.count - a.count || b.views - a.views).slice(0, most)
  }
  return Object.fromEntries(parts.map((part) => [part, partOf(part)])) as Analytics['parts']
}

/**
 * Returns how many members signed up in each week, as the totals count them, and how many of them returned in each
 * later week. Today's sign-ups are not rolled up yet and come from the live count.
 */
async function readCohorts(db: Database, to: string, live: CountedDay | null): Promise<Analytics['cohorts']> {
  const newestWeek = mondayOf(to)
  const oldestWeek = addDays(newestWeek, -7 * (COHORT_WEEKS - 1))
  const until = live ? startOf(live.day) : startOf(addDays(newestWeek, 7))
  const { rows } = await sql<{ joined: string; newcomers: number; returns: Record<string, number> }>`
    select joined::text, newcomers, (
      select coalesce(jsonb_object_agg(week::text, members), '{}') from cohort_week
      where cohort_week.joined = signed_up.joined and week > signed_up.joined and week <= ${newestWeek}::date) as returns
    from (
      select date_trunc('week', hour at time zone 'UTC')::date as joined, sum(count)::bigint as newcomers from figure_hour
      where figure = 'signUps' and hour >= ${startOf(oldestWeek)} and hour < ${startOf(addDays(newestWeek, 7))} and hour < ${until}
      group by 1
    ) signed_up`.execute(db)
  const rowsByWeek = new Map(rows.map((row) => [row.joined, row]))
  const liveCount = live?.hours.reduce((all, { figure, count }) => all + (figure === 'signUps' ? count : 0), 0) ?? 0
  return Array.from({ length: COHORT_WEEKS }, (_, weeks) => {
    const joinWeek = addDays(newestWeek, -7 * weeks)
    const row = rowsByWeek.get(joinWeek)
    const newcomers = (row?.newcomers ?? 0) + (live && mondayOf(live.day) === joinWeek ? liveCount : 0)
    const returns = Array.from({ length: weeks }, (_each, week) => row?.returns[addDays(joinWeek, 7 * (week + 1))] ?? 0)
    return { joined: joinWeek, members: [newcomers, ...returns] }
  }).filter(({ members: [newcomers = 0] }) => newcomers > 0)
}

async function readSearches(db: Database, { from, to }: Days, most: number): Promise<Analytics['searches']> {
  const { rows } = await sql<Analytics['searches'][number]>`
    select words, sum(count)::bigint as count from empty_search_day
    where day >= ${from}::date and day <= ${to}::date
    group by words order by 2 desc, words limit ${most}`.execute(db)
  return rows
}

async function countedAt(db: Database, day: string): Promise<Date | undefined> {
  const row = await db
    .selectFrom('counted_day')
    .select('at')
    .where('day', '=', sql<Date>`${day}::date`)
    .executeTakeFirst()
  return row?.at
}
