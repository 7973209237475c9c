import { sql } from 'kysely'
import { completeStories, ownStory } from '../professionals/index.ts'
import type { Held, Rule } from './rule.ts'

/** As a registration names it (specification, section 3). */
const NEWSLETTER_BADGE = 'Toast To Your Success'

/** Answers to questions, and reactions to what others wrote. */
const ANSWERERS = 10
const REACTIONS = 100
/** People who came to one event. */
const GUESTS = 10

/** The badges of professionals, the easiest first. */
export const professionalRules: readonly Rule[] = [
  {
    slug: 'toast-to-your-success',
    of: 'professional',
    on: ['account.confirmed'],
    need: 1,
    newcomersOnly: true,
    held: (ids) => sql<Held>`
      select membership.actor_id, 1 as have from membership
      join sign_up on sign_up.login_id = membership.login_id
      where membership.actor_id = any(${ids}::uuid[]) and ${NEWSLETTER_BADGE} = any(sign_up.badges)`,
  },
  {
    slug: 'first-light',
    of: 'professional',
    on: ['account.confirmed'],
    need: 1,
    held: (ids) => sql<Held>`
      select membership.actor_id, 1 as have from membership
      join login on login.id = membership.login_id
      where membership.actor_id = any(${ids}::uuid[]) and login.email_confirmed_at is not null`,
  },
  {
    slug: 'open-book',
    of: 'professional',
    on: ['story.changed', 'picture.chosen'],
    need: 100,
    unit: 'percent',
    deserving: completeStories,
    progress: async (db, actorId) => (await ownStory(db, actorId)).strength.percent,
  },
  {
    slug: 'straight-talker',
    of: 'professional',
    on: ['answer.written'],
    need: 1,
    held: writtenAnswers,
  },
  {
    slug: 'hello-world',
    of: 'professional',
    on: ['post.published'],
    need: 1,
    held: (ids) => sql<Held>`
      select actor_id, count(*)::integer as have from post
      where actor_id = any(${ids}::uuid[]) and kind = 'hello' group by actor_id`,
  },
  {
    slug: 'vote-counts',
    of: 'professional',
    // An anonymous vote records nothing: the daily check finds it, which does not tell when it was cast.
    on: ['vote.cast'],
    need: 1,
    held: (ids) => sql<Held>`
      select actor_id, count(*)::integer as have from poll_voter
      where actor_id = any(${ids}::uuid[]) group by actor_id`,
  },
  {
    slug: 'storyteller',
    of: 'professional',
    on: ['headline.published'],
    need: 1,
    held: publishedHeadlines,
  },
  {
    slug: 'student-for-life',
    of: 'professional',
    on: ['course.taken'],
    need: 1,
    held: (ids) => sql<Held>`
      select actor_id, count(*)::integer as have from course_learning
      where actor_id = any(${ids}::uuid[]) and state = 'taken' group by actor_id`,
  },
  {
    slug: 'show-dont-tell',
    of: 'professional',
    on: ['portfolio.published'],
    need: 1,
    held: publishedCases,
  },
  {
    slug: 'gallery',
    of: 'professional',
    on: ['portfolio.published'],
    need: 5,
    held: publishedCases,
  },
  {
    slug: 'lighthouse',
    of: 'professional',
    on: ['story.changed'],
    need: 5,
    held: (ids) => sql<Held>`
      select actor_id, cardinality(mentoring_topics) as have from story where actor_id = any(${ids}::uuid[])`,
  },
  {
    slug: 'connector',
    of: 'professional',
    on: ['member.followed'],
    need: 25,
    // Both are required: progress is that of the lesser one.
    held: (ids) => sql<Held>`
      select actor_id, least(following_professionals, followers) as have from follow_count
      where actor_id = any(${ids}::uuid[])`,
  },
  {
    slug: 'ice-breaker',
    of: 'professional',
    on: ['answer.written'],
    need: ANSWERERS,
    held: (ids) => sql<Held>`
      select actor_id, max(answers) as have from question where actor_id = any(${ids}::uuid[]) group by actor_id`,
  },
  {
    slug: 'deep-talker',
    of: 'professional',
    on: ['answer.written'],
    need: 25,
    held: writtenAnswers,
  },
  {
    slug: 'regular-column',
    of: 'professional',
    on: ['headline.published'],
    need: 10,
    held: publishedHeadlines,
  },
  {
    slug: 'good-listener',
    of: 'professional',
    on: ['reaction.added'],
    need: REACTIONS,
    // The latest suffice: some members react to thousands.
    held: (ids) => sql<Held>`
      select member.id as actor_id, heard.have from unnest(${ids}::uuid[]) as member (id) cross join lateral (
        select count(*)::integer as have from (
          select from reaction join discussion_subject as subject on subject.id = reaction.subject_id
          where reaction.actor_id = member.id and subject.author_id <> member.id limit ${sql.lit(REACTIONS)}
        ) as foreign_post
      ) as heard`,
  },
  {
    slug: 'get-together',
    of: 'professional',
    on: ['event.checked-in'],
    need: 1,
    held: (ids) => sql<Held>`
      select actor_id, count(*)::integer as have from event_participant
      where actor_id = any(${ids}::uuid[]) and checked_in_at is not null group by actor_id`,
  },
  {
    slug: 'host',
    of: 'professional',
    on: ['event.checked-in'],
    need: GUESTS,
    // Of the event that most people came to.
    held: (ids) => sql<Held>`
      select actor_id, max(came)::integer as have from (
        select event.actor_id, count(*) as came from event
        join event_participant on event_participant.event_id = event.id
        where event.actor_id = any(${ids}::uuid[]) and event_participant.checked_in_at is not null group by event.id
      ) as held group by actor_id`,
  },
  {
    slug: 'mission-accomplished',
    of: 'professional',
    on: ['mission.done'],
    need: 1,
    held: (ids) => sql<Held>`
      select actor_id, 1 as have from mission_progress
      where actor_id = any(${ids}::uuid[]) and rounds > 0 group by actor_id`,
  },
  {
    slug: 'high-flyer',
    of: 'professional',
    on: ['mission.done'],
    need: 100,
    held: (ids) => sql<Held>`
      select actor_id, greatest(points, 0) as have from mission_member where actor_id = any(${ids}::uuid[])`,
  },
  {
    slug: 'bridge-builder',
    of: 'professional',
    on: [],
    need: 5,
    held: (ids, now) => sql<Held>`
      select sign_up.invited_by as actor_id, count(*)::integer as have from sign_up
      join login on login.id = sign_up.login_id
      where sign_up.invited_by = any(${ids}::uuid[])
        and sign_up.created_at <= ${now}::timestamptz - interval '30 days'
        and login.email_confirmed_at is not null and login.suspended_at is null and login.deleted_at is null
      group by sign_up.invited_by`,
  },
  {
    slug: 'anniversary',
    of: 'professional',
    on: [],
    need: 1,
    held: (ids, now) => sql<Held>`
      select id as actor_id, 1 as have from actor
      where id = any(${ids}::uuid[]) and created_at <= ${now}::timestamptz - interval '1 year'`,
  },
]

function publishedCases(ids: readonly string[]) {
  return sql<Held>`
    select actor_id, count(*)::integer as have from portfolio_case
    where actor_id = any(${ids}::uuid[]) and published_at is not null group by actor_id`
}

function publishedHeadlines(ids: readonly string[]) {
  return sql<Held>`
    select actor_id, count(*)::integer as have from headline
    where actor_id = any(${ids}::uuid[]) and published_at is not null group by actor_id`
}

function writtenAnswers(ids: readonly string[]) {
  return sql<Held>`select actor_id, answers as have from answer_count where actor_id = any(${ids}::uuid[])`
}
