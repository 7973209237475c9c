import { type Figure, figureNames, type Part, parts, type Step } from '@rise/contract/admin/analytics/kinds'
import { COHORT_WEEKS, LONGEST_RANGE, MOST_NAMED, MOST_PERIODS } from '@rise/contract/admin/analytics/limits'
import type { Analytics, NamedCount } from '@rise/contract/admin/analytics/shapes'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Database } from '../../../platform/database/database.ts'
import { remember } from '../../../platform/remember.ts'
import { type CountedDay, countDay } from './count-day.ts'
import { addDays, countDays, dayOf, laterOf, mondayOf, periodOf, periodsOf, startOf } from './days.ts'

interface Asked {
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly by: Step
}

export interface Range {
  readonly from: string
  readonly to: string
  readonly by: Step
}

const USUAL_DAYS = 30
/** Nothing is older. */
const EARLIEST = '2020-01-01'
/** Today is counted as it is up to this number of page views; of busier days, the last hourly count is shown. */
const MOST_LIVE = 50_000
const LIVE_SECONDS = 60

/** The numbers of a range: of finished days as they were counted, and of today as it is. */
export async function readAnalytics(ctx: Context, asked: Asked): Promise<Analytics> {
  const today = dayOf(ctx.clock.now())
  const range = rangeOf(today, asked)
  const { db } = ctx
  const live = range.to === today ? await readToday(ctx, today) : null
  const before = { from: addDays(range.from, -countDays(range.from, range.to)), to: addDays(range.from, -1) }
  // Where today is counted live, its last hourly count is left out.
  const stored = { from: range.from, to: live ? addDays(today, -1) : range.to }
  const [byPeriod, earlier, named, cohorts, searches, at] = await Promise.all([
    readPeriods(db, stored, range.by),
    readTotals(db, before),
    readParts(db, stored),
    readCohorts(db, range.to),
    readSearches(db, range),
    live ? ctx.clock.now() : countedAt(db, range.to),
  ])
  if (live) {
    const period = periodOf(today, range.by)
    byPeriod.set(period, sum(byPeriod.get(period) ?? noFigures, live.figures))
  }
  const periods = periodsOf(range.from, range.to, range.by).map((start) => ({
    start,
    figures: byPeriod.get(start) ?? noFigures,
  }))
  const now = periods.reduce((total, { figures }) => sum(total, figures), noFigures)
  return {
    ...range,
    countedAt: range.to === today ? (at?.toISOString() ?? null) : null,
    totals: perFigure((name) => ({ now: now[name], before: earlier[name] })),
    periods,
    parts: withLive(named, live),
    ...{ cohorts, searches },
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

/** A range that ends today at the latest, is not longer than what is kept, and has not more days than a chart shows. */
function rangeOf(today: string, { from: asked, to: end = today, by }: Asked): Range {
  const to = end > today ? today : end < EARLIEST ? EARLIEST : end
  const start = asked === undefined || asked > to ? addDays(to, 1 - USUAL_DAYS) : asked
  const oldest = addDays(to, 1 - LONGEST_RANGE)
  const from = laterOf(start, oldest)
  return { from, to, by: by === 'day' && countDays(from, to) > MOST_PERIODS ? 'week' : by }
}

/** What happened today until now; null on a busy day, when counting takes longer than a page should. */
const readToday = remember(LIVE_SECONDS, async ({ db }: Context, day: string): Promise<CountedDay | null> => {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (
      select from page_view where created_at >= ${startOf(day)} limit ${MOST_LIVE + 1}) one`.execute(db)
  return (rows[0]?.count ?? 0) > MOST_LIVE ? null : countDay(db, day)
})

interface Days {
  readonly from: string
  readonly to: string
}

async function readPeriods(db: Database, { from, to }: Days, by: Step): Promise<Map<string, Figures>> {
  const { rows } = await sql<{ start: string; figures: Partial<Figures> }>`
    select start::text, jsonb_object_agg(figure, count) as figures from (
      select date_trunc(${by}, day::timestamp)::date as start, figure, sum(count)::bigint as count
      from figure_day where day >= ${from}::date and day <= ${to}::date group by 1, 2
    ) one group by start`.execute(db)
  return new Map(rows.map(({ start, figures }) => [start, sum(noFigures, figures)]))
}

async function readTotals(db: Database, { from, to }: Days): Promise<Figures> {
  const { rows } = await sql<{ figure: Figure; count: number }>`
    select figure, sum(count)::bigint as count from figure_day
    where day >= ${from}::date and day <= ${to}::date group by figure`.execute(db)
  return sum(noFigures, Object.fromEntries(rows.map(({ figure, count }) => [figure, count])))
}

type NamedParts = ReadonlyMap<Part, readonly NamedCount[]>

async function readParts(db: Database, { from, to }: Days): Promise<NamedParts> {
  const { rows } = await sql<NamedCount & { part: Part }>`
    select part, name, count::bigint, views::bigint from (
      select part, name, sum(count) as count, sum(views) as views,
        row_number() over (partition by part order by sum(count) desc, sum(views) desc, name) as place
      from figure_part_day where part = any(${parts}::text[]) and day >= ${from}::date and day <= ${to}::date
      group by part, name
    ) named where place <= ${2 * MOST_NAMED} order by place`.execute(db)
  return Map.groupBy(rows, ({ part }) => part)
}

/** Adds today's to what is stored, and keeps the most frequent names. */
function withLive(stored: NamedParts, live: CountedDay | null): Analytics['parts'] {
  const partOf = (part: Part) => {
    const counts = new Map((stored.get(part) ?? []).map(({ name, count, views }) => [name, { name, count, views }]))
    for (const { name, count, views } of live?.parts.filter((one) => one.part === part) ?? []) {
      const known = counts.get(name) ?? { name, count: 0, views: 0 }
      counts.set(name, { name, count: known.count + count, views: known.views + views })
    }
    return [...counts.values()].toSorted((a, b) => b.count - a.count || b.views - a.views).slice(0, MOST_NAMED)
  }
  return Object.fromEntries(parts.map((part) => [part, partOf(part)])) as Analytics['parts']
}

async function readCohorts(db: Database, to: string): Promise<Analytics['cohorts']> {
  const newest = mondayOf(to)
  const oldest = addDays(newest, -7 * (COHORT_WEEKS - 1))
  const { rows } = await sql<{ joined: string; members: { week: string; members: number }[] }>`
    select joined::text, jsonb_agg(jsonb_build_object('week', week::text, 'members', members)) as members
    from cohort_week
    where joined >= ${oldest}::date and joined <= ${newest}::date and week >= ${oldest}::date and week <= ${newest}::date
    group by joined order by joined desc`.execute(db)
  return rows.flatMap(({ joined, members }) => {
    const known = new Map(members.map((one) => [one.week, one.members]))
    // Of a week that was over before anything was counted, no one knows how many joined.
    if (!known.has(joined)) return []
    const weeks = Math.round((countDays(joined, newest) - 1) / 7) + 1
    return [{ joined, members: Array.from({ length: weeks }, (_, week) => known.get(addDays(joined, 7 * week)) ?? 0) }]
  })
}

async function readSearches(db: Database, { from, to }: Days): Promise<Analytics['searches']> {
  const { rows } = await sql<Analytics['searches'][number]>`
    select words, sum(count)::bigint as count from empty_search_day
    where day >= ${from}::date and day <= ${to}::date
    group by words order by 2 desc, words limit ${MOST_NAMED}`.execute(db)
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
