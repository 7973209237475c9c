import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { Task } from '../../../platform/tasks/task.ts'
import { countDay, isSignUp } from './count-day.ts'
import { addDays, dayOf, laterOf, mondayOf, startOf } from './days.ts'

/** The number of days for which page views and emails are retained. Earlier days can no longer be counted. */
const RAW_DAYS = 30
/** The number of days for which a day is recounted, because delivery reports of its emails still arrive. */
const UNSETTLED_DAYS = 2
/** The number of weeks for which a cohort is followed. */
const FOLLOWED_WEEKS = 26
const KEPT_MONTHS = 25
const WEEK_MS = 7 * 86_400_000
/** The maximum number of recent sessions, and of recent networks, from which active logins are counted. */
const MOST_ACTIVE = 100_000

/**
 * Counts each day that is not settled, today included, and each week with an unsettled day. After downtime, the task
 * counts every day that was missed.
 */
export const rollUpDays: Task<Record<string, never>> = {
  name: 'roll-up-days',
  data: z.object({}),
  schedule: '7 * * * *',
  async handle(ctx) {
    const today = dayOf(ctx.clock.now())
    const last = await ctx.db
      .selectFrom('counted_day')
      .select(sql<string | null>`max(day)::text`.as('day'))
      .executeTakeFirst()
    const oldest = addDays(today, -RAW_DAYS)
    const since = last?.day ? addDays(last.day, -UNSETTLED_DAYS) : oldest
    const first = laterOf(since, oldest)
    for (let day = first; day <= today; day = addDays(day, 1)) await rollUpDay(ctx, day)
    await storeActiveLogins(ctx, today)
    for (let week = mondayOf(first); week <= today; week = addDays(week, 7)) await rollUpWeek(ctx, week)
    await deleteOldFigures(ctx, today)
  },
}

/** Counts a day and replaces its earlier count. */
export async function rollUpDay(ctx: Context, day: string): Promise<void> {
  const { hours, parts } = await countDay(ctx.db, day)
  await ctx.db.transaction().execute(async (tx) => {
    await lockCounts(tx)
    await tx
      .deleteFrom('figure_hour')
      .where('hour', '>=', startOf(day))
      .where('hour', '<', startOf(addDays(day, 1)))
      .execute()
    await tx.deleteFrom('figure_part_day').where('day', '=', sql<Date>`${day}::date`).execute()
    await sql`
      insert into figure_hour (hour, figure, count)
      select ${startOf(day)}::timestamptz + make_interval(hours => hour), figure, count
      from jsonb_to_recordset(${JSON.stringify(hours)}::jsonb) as one (hour int, figure text, count int)`.execute(tx)
    await sql`
      insert into figure_part_day (part, day, name, count, views)
      select part, ${day}::date, name, count, views
      from jsonb_to_recordset(${JSON.stringify(parts)}::jsonb) as one (part text, name text, count bigint, views bigint)
    `.execute(tx)
    const at = ctx.clock.now()
    await tx
      .insertInto('counted_day')
      .values({ day, at, active_week: null })
      .onConflict((conflict) => conflict.column('day').doUpdateSet({ at }))
      .execute()
  })
}

/**
 * Stores the number of logins used in the last seven days. A week later, the overview compares its own count with it.
 */
async function storeActiveLogins({ db, clock }: Context, today: string): Promise<void> {
  const since = new Date(clock.now().getTime() - WEEK_MS)
  await sql`
    update counted_day set active_week = (${countActive(since)}) where day = ${today}::date`.execute(db)
}

/**
 * Counts the logins used since a time. As in the list of members, a login was last seen on a device, or on a network if
 * it has logged out since.
 */
export function countActive(since: Date): RawBuilder<number> {
  return sql`select count(distinct login_id)::int from (
    (select login_id from session where last_seen_at >= ${since} limit ${MOST_ACTIVE})
    union all
    (select login_id from known_network where last_seen_at >= ${since} limit ${MOST_ACTIVE})) as seen`
}

/** Counts how many newcomers of each earlier week returned in a week, by page views or activities. */
export async function rollUpWeek(ctx: Context, week: string): Promise<void> {
  const [from, to] = [startOf(week), startOf(addDays(week, 7))]
  await ctx.db.transaction().execute(async (tx) => {
    await lockCounts(tx)
    await tx.deleteFrom('cohort_week').where('week', '=', sql<Date>`${week}::date`).execute()
    await sql`
      insert into cohort_week (joined, week, members)
      select date_trunc('week', login.created_at at time zone 'UTC')::date, ${week}::date, count(*)
      from (
        select login_id from page_view where created_at >= ${from} and created_at < ${to} and login_id is not null
        union
        select login_id from activity where created_at >= ${from} and created_at < ${to} and login_id is not null
      ) active join login on login.id = active.login_id
      where login.created_at >= ${startOf(addDays(week, -7 * FOLLOWED_WEEKS))} and login.created_at < ${from} and ${isSignUp}
      group by 1`.execute(tx)
  })
}

/** Makes counts by several processes wait for each other, so that the later result replaces the earlier one. */
async function lockCounts(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('roll-up-days'))`.execute(tx)
}

async function deleteOldFigures({ db }: Context, today: string): Promise<void> {
  const oldest = sql<Date>`(${today}::date - make_interval(months => ${KEPT_MONTHS}))::date`
  await db.deleteFrom('figure_hour').where('hour', '<', oldest).execute()
  await db.deleteFrom('figure_part_day').where('day', '<', oldest).execute()
  await db.deleteFrom('counted_day').where('day', '<', oldest).execute()
  await db.deleteFrom('cohort_week').where('week', '<', oldest).execute()
}
