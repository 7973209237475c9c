import { type Figure, figureNames, type Part } from '@rise/contract/admin/analytics/kinds'
import { OTHERS } from '@rise/contract/admin/analytics/limits'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { addDays, startOf } from './days.ts'

export interface CountedPart {
  readonly part: Part
  readonly name: string
  readonly count: number
  /** Page views, where visitors are counted. */
  readonly views: number
}

export interface CountedDay {
  readonly figures: Readonly<Record<Figure, number>>
  readonly parts: readonly CountedPart[]
}

/** Names of a part that are kept of a day; anyone can make up more. */
const MOST_NAMES = 100

/** Counts a day from what happened: page views, the activity log, and emails. */
export async function countDay(db: Database, day: string): Promise<CountedDay> {
  const [from, to] = [startOf(day), startOf(addDays(day, 1))]
  const within = (column: string) => sql`${sql.ref(column)} >= ${from} and ${sql.ref(column)} < ${to}`
  const [visits, parts, happened, mails, jobViews] = await Promise.all([
    countVisits(db, within('created_at')),
    countParts(db, within),
    countHappened(db, within('created_at'), from),
    countMails(db, within('created_at')),
    one<'jobViews'>(db, sql`select coalesce(sum(views), 0)::bigint as "jobViews" from job_view_day where day = ${day}`),
  ])
  const counted: Partial<Record<Figure, number>> = { ...visits, ...happened, ...mails, ...jobViews }
  const figures = Object.fromEntries(figureNames.map((name) => [name, counted[name] ?? 0])) as Record<Figure, number>
  return { figures, parts }
}

type Within = (column: string) => RawBuilder<unknown>

async function one<F extends Figure>(db: Database, query: RawBuilder<unknown>): Promise<Record<F, number>> {
  const { rows } = await query.execute(db)
  if (!rows[0]) throw new Error('Counting gave nothing.')
  return rows[0] as Record<F, number>
}

function countVisits(db: Database, within: RawBuilder<unknown>) {
  return one<'views' | 'visitors' | 'members'>(
    db,
    sql`select count(*) as views, count(distinct visitor) as visitors, count(distinct login_id) as members
      from page_view where ${within}`,
  )
}

/** A story begins when its first part is saved. */
function countHappened(db: Database, within: RawBuilder<unknown>, from: Date) {
  return one<'signUps' | 'confirmed' | 'applications' | 'hires' | 'stories'>(
    db,
    sql`select
        count(*) filter (where kind = 'account.signed-up') as "signUps",
        count(*) filter (where kind = 'account.confirmed') as confirmed,
        count(*) filter (where kind = 'application.received') as applications,
        count(*) filter (where kind = 'application.moved' and data ->> 'to' = 'hired') as hires,
        count(distinct actor_id) filter (where kind = 'story.changed' and not exists (
          select from activity earlier
          where earlier.actor_id = activity.actor_id and earlier.kind = 'story.changed' and earlier.created_at < ${from}
        )) as stories
      from activity where ${within}
        and kind in ('account.signed-up', 'account.confirmed', 'application.received', 'application.moved', 'story.changed')`,
  )
}

function countMails(db: Database, within: RawBuilder<unknown>) {
  return one<'mails' | 'mailsDelivered' | 'mailsBounced' | 'mailsComplained' | 'mailsFailed'>(
    db,
    sql`select count(sent_at) as mails, count(delivered_at) as "mailsDelivered", count(bounced_at) as "mailsBounced",
        count(complained_at) as "mailsComplained", count(failed_at) as "mailsFailed"
      from mail where ${within} and not sample`,
  )
}

async function countParts(db: Database, within: Within): Promise<CountedPart[]> {
  const created = within('created_at')
  const { rows } = await sql<CountedPart>`
    with visit as (
      -- Who came by a campaign keeps it for the visit; without a visitor, each view stands alone.
      select visitor, max(utm_source) as source, max(utm_campaign) as campaign, max(utm_medium) as medium,
        count(*) as views
      from page_view where ${created} group by visitor, case when visitor is null then id end
    ), signed_up as (
      select coalesce(
          (select max(utm_source) from page_view where page_view.login_id = activity.login_id and ${within('page_view.created_at')}),
          activity.data ->> 'source', '') as name
      from activity where kind = 'account.signed-up' and ${within('activity.created_at')}
    ), named (part, name, count, views) as (
      select 'source', coalesce(source, ''), count(visitor), sum(views) from visit group by 2
      union all select 'campaign', campaign, count(visitor), sum(views) from visit where campaign is not null group by 2
      union all select 'medium', medium, count(visitor), sum(views) from visit where medium is not null group by 2
      union all
        select 'page', '/' || split_part(path, '/', 2), count(distinct visitor), count(*)
        from page_view where ${created} group by 2
      union all select 'signUp', name, count(*), 0 from signed_up group by 2
      union all select 'arrival', coalesce(referral, source, ''), count(*), 0 from conversion where ${created} group by 2
    ), ranked as (
      select *, row_number() over (partition by part order by count desc, views desc, name) as place from named
    )
    select part, case when place <= ${MOST_NAMES} then name else ${OTHERS} end as name,
      sum(count)::bigint as count, sum(views)::bigint as views
    from ranked group by 1, 2`.execute(db)
  return rows
}
