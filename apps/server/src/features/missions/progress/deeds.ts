import type { MissionDeed } from '@rise/contract/missions/kinds'
import { type RawBuilder, sql } from 'kysely'
import type { Activity, ActivityKind } from '../../../platform/activity/activity.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { completeStories } from '../../professionals/index.ts'

/** A thing that counts towards missions, such as an answer. Counted once, while it is there. */
export interface Thing {
  readonly actor_id: string
  readonly thing: string
  readonly at: Date
}

/** How the things of a kind are found: what counts is read from the tables, so that it no longer does once it is gone. */
interface Deed {
  /** The activities after which an actor's things may be more or fewer; the daily check covers what records none. */
  readonly on: readonly ActivityKind[]
  /** Actors whom an activity concerns besides those that it names. */
  others?(tx: Tx, activity: Activity): Promise<readonly string[]>
  /** Returns the things of these actors as a query. At most some hundreds are asked about at once. */
  things(tx: Tx, actorIds: readonly string[], now: Date): RawBuilder<Thing> | Promise<RawBuilder<Thing>>
}

/** What moderators have hidden doesn't count. */
const shown = (id: string) =>
  sql`not exists (select from discussion_subject as subject where subject.id = ${sql.ref(id)} and subject.hidden_at is not null)`

export const deeds: Readonly<Record<MissionDeed, Deed>> = {
  'story-completed': {
    on: ['story.changed', 'picture.chosen'],
    things: async (tx, ids, now) => asThings(await completeStories(tx, ids), now),
  },
  'hello-posted': posts('hello'),
  'win-posted': posts('win'),
  'question-answered': {
    on: ['answer.written', 'answer.deleted', 'question.deleted'],
    things: (_tx, ids) => sql`
      select actor_id, id::text as thing, created_at as at from answer
      where actor_id = any(${ids}::uuid[]) and ${shown('answer.id')}`,
  },
  'comment-appreciated': {
    on: ['reaction.added', 'reaction.taken-back', 'comment.deleted'],
    things: (_tx, ids) => sql`
      select comment.actor_id, comment.id::text as thing, liked.at from comment
      cross join lateral (
        select min(created_at) as at from reaction
        where subject_id = comment.id and reaction.actor_id <> comment.actor_id
      ) as liked
      where comment.actor_id = any(${ids}::uuid[]) and comment.deleted_at is null and liked.at is not null
        and ${shown('comment.id')}`,
  },
  'request-answered': {
    on: ['convo.answered'],
    things: (_tx, ids) => sql`
      select own.actor_id, own.convo_id::text as thing, reply.created_at as at from convo_side as own
      join message as opening on opening.convo_id = own.convo_id and opening.seq = 1 and opening.side <> own.side
      join convo on convo.id = own.convo_id and not convo.with_support
      cross join lateral (
        select created_at from message
        where message.convo_id = own.convo_id and message.side = own.side and message.deleted_at is null
        order by seq limit 1
      ) as reply
      where own.actor_id = any(${ids}::uuid[]) and reply.created_at <= opening.created_at + interval '1 day'`,
  },
  'course-reviewed': {
    on: ['course.rated', 'course.rating-deleted', 'course.left', 'course.chosen', 'course.review-cleared'],
    things: (_tx, ids) => sql`
      select actor_id, course_id::text as thing, rated_at as at from course_learning
      where actor_id = any(${ids}::uuid[]) and words <> '' and rated_at is not null`,
  },
  'course-finished': {
    on: ['course.taken', 'course.left', 'course.chosen'],
    things: (_tx, ids) => sql`
      select actor_id, course_id::text as thing, taken_at as at from course_learning
      where actor_id = any(${ids}::uuid[]) and taken_at is not null`,
  },
  'invitation-fulfilled': {
    on: ['story.changed', 'picture.chosen'],
    others: inviters,
    things: fulfilledInvitations,
  },
  'fake-job-reported': {
    on: ['review.decided', 'review.undone'],
    others: reporters,
    things: (_tx, ids) => sql`
      select reporter_id as actor_id, review_id::text as thing, review.decided_at as at from report
      join review on review.id = report.review_id
      where reporter_id = any(${ids}::uuid[]) and review.kind = 'job' and review.decided_at is not null
        and review.decision <> 'dismiss' and not report.overturned`,
  },
  'event-attended': {
    on: ['event.checked-in', 'event.check-in-undone'],
    things: (_tx, ids) => sql`
      select actor_id, event_id::text as thing, checked_in_at as at from event_participant
      where actor_id = any(${ids}::uuid[]) and checked_in_at is not null`,
  },
  'company-followed': follows('company'),
  'person-followed': follows('professional'),
  'case-published': {
    on: ['portfolio.published', 'portfolio.withdrawn', 'portfolio.deleted'],
    things: (_tx, ids) => sql`
      select actor_id, id::text as thing, published_at as at from portfolio_case
      where actor_id = any(${ids}::uuid[]) and published_at is not null and ${shown('portfolio_case.id')}`,
  },
  'headline-published': {
    on: ['headline.published', 'headline.deleted'],
    things: (_tx, ids) => sql`
      select actor_id, id::text as thing, published_at as at from headline
      where actor_id = any(${ids}::uuid[]) and published_at is not null and ${shown('headline.id')}`,
  },
  'mentoring-offered': {
    on: ['story.changed'],
    things: (_tx, ids, now) => sql`
      select actor_id, topic as thing, ${now}::timestamptz as at from story, unnest(mentoring_topics) as topic
      where actor_id = any(${ids}::uuid[])`,
  },
  'poll-voted': {
    on: ['vote.cast', 'vote.withdrawn'],
    things: (_tx, ids) => sql`
      select actor_id, poll_id::text as thing, min(created_at) as at from poll_ballot
      where actor_id = any(${ids}::uuid[]) group by actor_id, poll_id`,
  },
  'application-answered': {
    on: ['application.moved', 'application.declined', 'application.messaged', 'application.interview-proposed'],
    things: (_tx, ids) => sql`
      select company_id as actor_id, id::text as thing, answered_at as at from application
      where company_id = any(${ids}::uuid[]) and answered_at <= applied_at + interval '7 days'`,
  },
}

function posts(kind: 'hello' | 'win'): Deed {
  return {
    on: ['post.published', 'post.deleted', 'post.restored'],
    things: (_tx, ids) => sql`
      select actor_id, id::text as thing, created_at as at from post
      where actor_id = any(${ids}::uuid[]) and kind = ${kind} and deleted_at is null and ${shown('post.id')}`,
  }
}

function follows(kind: 'company' | 'professional'): Deed {
  return {
    on: ['member.followed', 'member.unfollowed', 'member.blocked'],
    things: (_tx, ids) => sql`
      select follow.follower_id as actor_id, follow.followed_id::text as thing, follow.created_at as at from follow
      join actor on actor.id = follow.followed_id and actor.kind = ${kind} and actor.listed
      where follow.follower_id = any(${ids}::uuid[])`,
  }
}

function asThings(actorIds: readonly string[], now: Date): RawBuilder<Thing> {
  return sql`select id as actor_id, id::text as thing, ${now}::timestamptz as at from unnest(${actorIds}::uuid[]) as id`
}

async function inviters(tx: Tx, { actorId }: Activity): Promise<readonly string[]> {
  if (actorId === null) return []
  const rows = await tx
    .selectFrom('sign_up')
    .innerJoin('membership', 'membership.login_id', 'sign_up.login_id')
    .select('sign_up.invited_by')
    .where('membership.actor_id', '=', actorId)
    .where('sign_up.invited_by', 'is not', null)
    .execute()
  return rows.flatMap(({ invited_by }) => invited_by ?? [])
}

/** The people whom these actors invited: those with a complete story, while their account is there. */
async function fulfilledInvitations(tx: Tx, ids: readonly string[], now: Date): Promise<RawBuilder<Thing>> {
  const { rows: invited } = await sql<{ inviter: string; id: string }>`
    select sign_up.invited_by as inviter, actor.id from unnest(${ids}::uuid[]) as member (id)
    cross join lateral (
      select * from sign_up where sign_up.invited_by = member.id order by created_at limit ${MOST_INVITED}
    ) as sign_up
    join membership on membership.login_id = sign_up.login_id
    join actor on actor.id = membership.actor_id and actor.kind = 'professional' and actor.listed`.execute(tx)
  const complete = new Set(await completeStories(tx, [...new Set(invited.map(({ id }) => id))]))
  const found = invited.filter(({ id }) => complete.has(id))
  return sql`
    select inviter as actor_id, id::text as thing, ${now}::timestamptz as at
    from unnest(${found.map(({ inviter }) => inviter)}::uuid[], ${found.map(({ id }) => id)}::uuid[]) as done (inviter, id)`
}

/** Of these, the first that a member invited. */
const MOST_INVITED = 200

async function reporters(tx: Tx, { kind, data }: Activity): Promise<readonly string[]> {
  if (kind !== 'review.decided' && kind !== 'review.undone') return []
  const rows = await tx.selectFrom('report').select('reporter_id').where('review_id', '=', data.reviewId).execute()
  return rows.flatMap(({ reporter_id }) => reporter_id ?? [])
}
