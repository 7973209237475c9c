import type { Figure, Part } from '@rise/contract/admin/analytics/kinds'
import { OTHERS } from '@rise/contract/admin/analytics/limits'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { addDays, startOf } from './days.ts'

export interface CountedPart {
  readonly part: Part
  readonly name: string
  readonly count: number
  /** Page views; 0 for parts that don't count visitors. */
  readonly views: number
}

/** A figure's count in one hour (0 to 23) of a day in UTC. */
export interface CountedHour {
  readonly hour: number
  readonly figure: Figure
  readonly count: number
}

export interface CountedDay {
  readonly day: string
  readonly hours: readonly CountedHour[]
  readonly parts: readonly CountedPart[]
}

/**
 * The maximum number of names stored per part and day. Without a limit, visitors could fill the table with invented
 * names.
 */
const MOST_NAMES = 100

/** Counts a day in UTC from its page views, activities and emails. */
export async function countDay(db: Database, day: string): Promise<CountedDay> {
  const [from, to] = [startOf(day), startOf(addDays(day, 1))]
  const inPeriod = (column: string) => sql`${sql.ref(column)} >= ${from} and ${sql.ref(column)} < ${to}`
  const [parts, ...hours] = await Promise.all([
    countParts(db, inPeriod),
    countVisits(db, inPeriod('created_at')),
    countSignUps(db, inPeriod('created_at')),
    countHappened(db, inPeriod('created_at'), from),
    countMails(db, inPeriod('created_at')),
    countJobViews(db, day),
  ])
  return { day, hours: hours.flat(), parts }
}

type InPeriod = (column: string) => RawBuilder<unknown>

/** The condition that a login signed up, which excludes admins, because they are invited. */
export const isSignUp = sql`login.admin_role is null`

const hour = sql`extract(hour from created_at at time zone 'UTC')::int`

/**
 * Counts page views, visitors and members. Visitors and members who return later in the day count only in their first
 * hour.
 */
async function countVisits(db: Database, within: RawBuilder<unknown>): Promise<CountedHour[]> {
  const { rows } = await sql<CountedHour>`
    with viewed as (select ${hour} as hour, visitor, login_id from page_view where ${within})
    select 'views' as figure, hour, count(*) from viewed group by hour
    union all
    select 'visitors', hour, count(*) from (
      select min(hour) as hour from viewed where visitor is not null group by visitor) one group by hour
    union all
    select 'members', hour, count(*) from (
      select min(hour) as hour from viewed where login_id is not null group by login_id) one group by hour`.execute(db)
  return rows
}

/** Counts logins instead of sign-up activities, so that an address that signs up twice counts once. */
async function countSignUps(db: Database, within: RawBuilder<unknown>): Promise<CountedHour[]> {
  const { rows } = await sql<CountedHour>`
    select 'signUps' as figure, ${hour} as hour, count(*) from login where ${within} and ${isSignUp} group by 2`.execute(
    db,
  )
  return rows
}

/**
 * Counts a day's confirmed accounts, applications, hires and new stories. A story counts when its first part is saved.
 */
async function countHappened(db: Database, within: RawBuilder<unknown>, from: Date): Promise<CountedHour[]> {
  const { rows } = await sql<CountedHour>`
    with happened as (
      select ${hour} as hour, kind, actor_id, data ->> 'to' as moved_to from activity where ${within} and kind in
        ('account.confirmed', 'application.received', 'application.moved', 'story.changed')
    )
    select case kind when 'account.confirmed' then 'confirmed'
        when 'application.received' then 'applications' else 'hires' end as figure, hour, count(*)
    from happened
    where kind <> 'story.changed' and (kind <> 'application.moved' or moved_to = 'hired') group by 1, 2
    union all
    select 'stories', hour, count(*) from (
      select min(hour) as hour from happened
      where kind = 'story.changed' and actor_id is not null and not exists (
        select from activity earlier where earlier.actor_id = happened.actor_id
          and earlier.kind = 'story.changed' and earlier.created_at < ${from})
      group by actor_id
    ) one group by hour`.execute(db)
  return rows
}

async function countMails(db: Database, within: RawBuilder<unknown>): Promise<CountedHour[]> {
  const { rows } = await sql<CountedHour>`
    select figure, ${hour} as hour, count(*) from mail cross join lateral (values
      ('mails', sent_at), ('mailsDelivered', delivered_at), ('mailsClicked', clicked_at),
      ('mailsBounced', bounced_at), ('mailsComplained', complained_at), ('mailsFailed', failed_at)) as outcome (figure, at)
    where ${within} and not sample and outcome.at is not null group by 1, 2`.execute(db)
  return rows
}

/**
 * Counts the views of jobs. They have a day but no time, so they count at noon UTC, which is the same day in nearly
 * every time zone.
 */
async function countJobViews(db: Database, day: string): Promise<CountedHour[]> {
  const { rows } = await sql<CountedHour>`
    select 'jobViews' as figure, 12 as hour, sum(views)::bigint as count from job_view_day
    where day = ${day} having sum(views) > 0`.execute(db)
  return rows
}

async function countParts(db: Database, within: InPeriod): Promise<CountedPart[]> {
  const isCreatedWithin = within('created_at')
  const { rows } = await sql<CountedPart>`
    with visit as (
      -- All of a visitor's views of the day are one visit, with one campaign; each view without a visitor is a visit.
      select visitor, max(utm_source) as source, max(utm_campaign) as campaign, max(utm_medium) as medium,
        count(*) as views
      from page_view where ${isCreatedWithin} group by visitor, case when visitor is null then id end
    ), signed_up as (
      select coalesce(
          (select max(utm_source) from page_view where page_view.login_id = login.id and ${within('page_view.created_at')}),
          sign_up.source, '') as name
      from login left join sign_up on sign_up.login_id = login.id where ${isSignUp} and ${within('login.created_at')}
    ), named (part, name, count, views) as (
      select 'source', coalesce(source, ''), count(visitor), sum(views) from visit group by 2
      union all select 'campaign', campaign, count(visitor), sum(views) from visit where campaign is not null group by 2
      union all select 'medium', medium, count(visitor), sum(views) from visit where medium is not null group by 2
      union all
        select 'page', '/' || split_part(path, '/', 2), count(distinct visitor), count(*)
        from page_view where ${isCreatedWithin} group by 2
      union all select 'signUp', name, count(*), 0 from signed_up group by 2
      union all select 'arrival', coalesce(referral, source, ''), count(*), 0 from conversion where ${isCreatedWithin} group by 2
    ), ranked as (
      select *, row_number() over (partition by part order by count desc, views desc, name) as place from named
    )
    select part, case when place <= ${MOST_NAMES} then name else ${OTHERS} end as name,
      sum(count)::bigint as count, sum(views)::bigint as views
    from ranked group by 1, 2`.execute(db)
  return rows
}
