import type { Deed, MemberCard } from '@rise/contract/connections/shapes'
import { type ContentType, contentPath } from '@rise/contract/content-links'
import { PAGE_SIZE } from '@rise/contract/pagination'
import { sql } from 'kysely'
import type { ActivityKind } from '../../platform/activity/activity.ts'
import type { Context } from '../../platform/context.ts'
import type { SignedIn } from '../../platform/http/requester.ts'
import { entriesOf } from '../catalogs/index.ts'
import { memberCardsOf } from './member-cards.ts'
import { notBlocked, notMuted } from './not-blocked.ts'

const DAY_MS = 86_400_000
const DAYS = 60
/** The most recently followed members, and the latest activities of each. */
const MOST_FOLLOWED = 100
const MOST_OF_EACH = 100

const deeds = {
  'account.confirmed': 'joined',
  'member.followed': 'followed',
  'job.posted': 'posted-jobs',
  'portfolio.published': 'published-case',
  'headline.published': 'published-headline',
  'question.asked': 'asked',
  'answer.written': 'answered',
  'badge.earned': 'earned-badge',
} as const satisfies { readonly [K in ActivityKind]?: Deed['did'] }

interface DeedRow {
  readonly id: string
  readonly kind: keyof typeof deeds
  readonly actor_id: string
  readonly followed_id: string | null
  readonly badge: string | null
  readonly times: number
  readonly at: Date
  readonly content_type: ContentType | null
  readonly slug: string | null
  readonly title: string | null
}

/**
 * Returns the recent activities of the members that the acting member follows, from the activity log: one entry per
 * member, kind and day (UTC). Excludes muted and hidden members, and what no longer exists; empty for an admin.
 */
export async function listRecentActivity({ db, clock }: Context, { actorId }: SignedIn): Promise<Deed[]> {
  if (actorId === null) return []
  const since = new Date(clock.now().getTime() - DAYS * DAY_MS)
  const { rows } = await sql<DeedRow>`
    with followed as (
      select followed_id as id from follow where follower_id = ${actorId} and ${notMuted(actorId, 'follow.followed_id')}
      order by created_at desc, followed_id desc limit ${sql.lit(MOST_FOLLOWED)}
    ), grouped as (
      select
        (array_agg(recent.id order by created_at desc))[1] as id, recent.kind, recent.actor_id, count(*)::int as times,
        (array_agg(recent.data order by created_at desc))[1] as data, max(created_at) as at
      from followed
      cross join lateral (
        select activity.* from activity
        where activity.actor_id = followed.id and activity.created_at > ${since}
          and activity.kind = any(${Object.keys(deeds)})
          and activity.data ->> 'followedId' is distinct from ${actorId}
          and ${isStillSo(actorId)}
        order by activity.created_at desc, activity.id desc limit ${sql.lit(MOST_OF_EACH)}
      ) recent
      group by recent.actor_id, recent.kind, date_trunc('day', created_at at time zone 'utc')
      order by at desc, id desc
      limit ${sql.lit(PAGE_SIZE)}
    )
    select grouped.id, kind, actor_id, times, at, data ->> 'followedId' as followed_id, data ->> 'badge' as badge, thing.*
    from grouped left join lateral (${things}) as thing on true
    order by at desc, id desc`.execute(db)
  const ids = rows.flatMap(({ actor_id, followed_id }) => [actor_id, ...(followed_id === null ? [] : [followed_id])])
  const cards = await memberCardsOf(db, actorId, ids)
  return rows.flatMap((row) => {
    const member = cards.get(row.actor_id)
    const did = deeds[row.kind]
    const whom = row.followed_id === null ? null : (cards.get(row.followed_id) ?? null)
    if (!member || (did === 'followed' && !whom)) return []
    return [{ _id: row.id, member, did, whom, thing: thingOf(row, member), times: row.times, at: row.at.toISOString() }]
  })
}

/** Whether an activity is still worth showing: not if the follow has ended, or the content was deleted or is hidden. */
function isStillSo(viewerActorId: string) {
  const idOf = (name: string) => sql`(activity.data ->> ${sql.lit(name)})::uuid`
  return sql<boolean>`case activity.kind
    when 'member.followed' then exists (
      select from follow where follower_id = activity.actor_id and followed_id = ${idOf('followedId')})
    when 'portfolio.published' then activity.data ->> 'again' is distinct from 'true' and exists (
      select from portfolio_case where id = ${idOf('caseId')} and published_at is not null)
    when 'headline.published' then exists (
      select from headline where id = ${idOf('headlineId')} and published_at is not null)
    when 'question.asked' then exists (select from question where id = ${idOf('questionId')})
    when 'answer.written' then exists (
      select from answer
      join question on question.id = answer.question_id
      join actor as asker on asker.id = question.actor_id and asker.listed
      where answer.id = ${idOf('answerId')} and ${notBlocked(viewerActorId, 'question.actor_id')})
    when 'badge.earned' then exists (
      select from badge where badge.actor_id = activity.actor_id and badge.slug = activity.data ->> 'badge')
    else true end`
}

/** The content of a row of `grouped`, if any. */
const things = sql`
  select 'job' as content_type, job.slug, job.title from job
  where grouped.kind = 'job.posted' and job.id = (grouped.data ->> 'jobId')::uuid and job.closed_at is null
  union all
  select 'portfolio', portfolio_slug.slug, portfolio_case.title from portfolio_case
  join portfolio_slug on portfolio_slug.case_id = portfolio_case.id and portfolio_slug.present
  where grouped.kind = 'portfolio.published' and portfolio_case.id = (grouped.data ->> 'caseId')::uuid
  union all
  select 'headline', headline_slug.slug, headline.title from headline
  join headline_slug on headline_slug.headline_id = headline.id and headline_slug.present
  where grouped.kind = 'headline.published' and headline.id = (grouped.data ->> 'headlineId')::uuid
  union all
  select 'question', question.slug, question.text from question
  where grouped.kind in ('question.asked', 'answer.written') and question.id = (grouped.data ->> 'questionId')::uuid`

function thingOf({ badge, content_type, slug, title }: DeedRow, { role, slug: member }: MemberCard): Deed['thing'] {
  if (badge !== null) {
    const [entry] = entriesOf('badges', [badge])
    return entry ? { title: entry.name, path: `/${role === 'employer' ? 'company' : role}/${member}/badges` } : null
  }
  if (content_type === null || slug === null || title === null) return null
  return { title, path: contentPath(content_type, slug) }
}
