import type { Figure } from '@rise/contract/admin/analytics/kinds'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { isSignUp } from '../analytics/count-day.ts'
import { addDays, dayOf, mondayOf, startOf } from '../analytics/days.ts'
import { countActive, rollUpDay, rollUpWeek } from '../analytics/roll-up.task.ts'

/** The number of days with page views. As many earlier days have only counts, four fifths as high. */
const DAYS = 30
/** The number of newest days whose counts stay as they are, because `rollUpDays` counts these days again. */
const UNSETTLED_DAYS = 3

/**
 * Counts the visits of 60 days. Returns how many days were added. Returns 0 if the earlier half exists already, because
 * it is written last.
 */
export async function countVisits(ctx: Context): Promise<number> {
  const today = dayOf(ctx.clock.now())
  const first = addDays(today, 1 - DAYS)
  const earlierHours = ctx.db.selectFrom('figure_hour').select('hour').where('hour', '<', startOf(first)).limit(1)
  if (await earlierHours.executeTakeFirst()) return 0
  for (let day = first; day <= today; day = addDays(day, 1)) await rollUpDay(ctx, day)
  for (let week = mondayOf(first); week <= today; week = addDays(week, 7)) await rollUpWeek(ctx, week)
  await ctx.db.transaction().execute(async (tx) => {
    const txContext = { ...ctx, db: tx }
    await addMembersDeeds(txContext, addDays(today, -UNSETTLED_DAYS))
    await addEarlierDays(txContext, first)
    await addSignUps(txContext, addDays(first, -DAYS), addDays(today, -UNSETTLED_DAYS))
    await addActiveWeeks(txContext)
    await addReturns(txContext, today)
  })
  return 2 * DAYS
}

/**
 * Replaces the counts of stories, applications and emails before `end` with fractions of the number of visitors, and
 * sets one hire on some days, because the demo world has only visits on these days.
 */
async function addMembersDeeds({ db }: Context, end: string): Promise<void> {
  const noons = sql`date_trunc('day', hour at time zone 'UTC') at time zone 'UTC' + interval '12 hours'`
  for (const [figure, of] of Object.entries({ stories: 14, applications: 17, mails: 2 })) {
    await db
      .deleteFrom('figure_hour')
      .where('figure', '=', figure as Figure)
      .where('hour', '<', startOf(end))
      .execute()
    await sql`
      insert into figure_hour (hour, figure, count)
      select ${noons}, ${figure}, sum(count)::bigint / ${of}::integer
      from figure_hour where figure = 'visitors' and hour < ${startOf(end)} group by 1`.execute(db)
  }
  await sql`
    insert into figure_hour (hour, figure, count)
    select distinct ${noons}, 'hires', 1 from figure_hour
    where hour < ${startOf(end)} and extract(day from hour at time zone 'UTC')::integer % 6 = 0
    on conflict (hour, figure) do update set count = 1`.execute(db)
}

/** Derives the weekly active logins of past days from today's number: 1 % lower per day back. */
async function addActiveWeeks({ db, clock }: Context): Promise<void> {
  const now = clock.now()
  const week = new Date(now.getTime() - 7 * 86_400_000)
  await sql`
    update counted_day set active_week = ((${countActive(week)}) * (100 - (${dayOf(now)}::date - day)) / 100)::int`.execute(
    db,
  )
}

async function addEarlierDays({ db }: Context, first: string): Promise<void> {
  const fewer = (column: string) => sql`(${sql.ref(column)} * 4 / 5)::bigint`
  await sql`
    insert into figure_hour (hour, figure, count)
    select hour - make_interval(days => ${DAYS}), figure, round(count * 0.8)::bigint
    from figure_hour
    -- A rounded four fifths of one or two is the same number, so on every fifth day these are omitted.
    where hour >= ${startOf(first)} and (count > 2 or extract(day from hour at time zone 'UTC')::integer % 5 > 0)`.execute(
    db,
  )
  await sql`
    insert into figure_part_day (part, day, name, count, views)
    select part, day - ${DAYS}::integer, name, ${fewer('count')}, ${fewer('views')}
    from figure_part_day where day >= ${first}::date`.execute(db)
}

/** Counts the demo members as sign-ups of the days from `first` until `end`. Most come from the day's best source. */
async function addSignUps({ db }: Context, first: string, end: string): Promise<void> {
  const inRange = (column: string) =>
    sql`${sql.ref(column)} >= ${startOf(first)} and ${sql.ref(column)} < ${startOf(end)}`
  await sql`delete from figure_hour where figure in ('signUps', 'confirmed') and ${inRange('hour')}`.execute(db)
  for (const [figure, column] of [['signUps', 'created_at'] as const, ['confirmed', 'email_confirmed_at'] as const]) {
    await sql`
      insert into figure_hour (hour, figure, count)
      select date_trunc('hour', ${sql.ref(column)}), ${figure}, count(*)
      from login where ${isSignUp} and ${inRange(column)} group by 1`.execute(db)
  }
  await sql`delete from figure_part_day where part = 'signUp' and day >= ${first}::date and day < ${end}::date`.execute(
    db,
  )
  await sql`
    insert into figure_part_day (part, day, name, count, views)
    select 'signUp', day, case when extract(day from day)::integer % 3 = 0 then '' else coalesce(best.name, '') end, count, 0
    from (
      select (hour at time zone 'UTC')::date as day, sum(count)::bigint as count from figure_hour
      where figure = 'signUps' and ${inRange('hour')} group by 1
    ) signed_up
    left join lateral (
      select name from figure_part_day source where part = 'source' and source.day = signed_up.day and name <> ''
      order by count desc, name limit 1
    ) best on true`.execute(db)
}

/**
 * Adds returning members: about half of the counted sign-ups return in the first week, and fewer in each later week.
 */
async function addReturns({ db }: Context, today: string): Promise<void> {
  await sql`
    insert into cohort_week (joined, week, members)
    select joined, week::date,
      round(signed_up * (54 - 5 * ((week::date - joined) / 7) - extract(day from joined)::integer % 7) / 100.0)
    from (
      select date_trunc('week', hour at time zone 'UTC')::date as joined, sum(count)::integer as signed_up
      from figure_hour where figure = 'signUps' group by 1
    ) cohort
    cross join generate_series(joined::timestamp + interval '7 days', ${mondayOf(today)}::timestamp, interval '7 days') as week
    where joined < ${mondayOf(today)}::date and signed_up > 0
    on conflict (joined, week) do update set members = excluded.members`.execute(db)
}
