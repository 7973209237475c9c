import { sql } from 'kysely'
import type { Database, Tx } from '../../../platform/database/database.ts'

export type MemberRow = NonNullable<Awaited<ReturnType<ReturnType<typeof members>['executeTakeFirst']>>>

const columns = [
  'login.id as login_id',
  'login.email',
  'login.admin_role',
  'login.first_name as login_first_name',
  'login.last_name as login_last_name',
  'login.email_confirmed_at',
  'login.suspended_at',
  'login.suspension_reason',
  'login.suspended_until',
  'login.appeal_answer',
  'login.date_locale',
  'login.language',
  'login.page_views',
  'actor.id as actor_id',
  'actor.kind',
  'actor.slug',
  'actor.plan',
  'membership.role as membership_role',
  'professional.first_name',
  'actor.created_at as joined_at',
  'professional.last_name',
  'company.name as company_name',
  'follow_count.following_companies',
  'follow_count.following_professionals',
  'answer_count.answers',
  'mission_member.points',
  'mission_member.claimed_gifts',
] as const
/**
 * Selects the path of the photo (or logo) of the query's `actor` row on this site; null if there is none. Looks it up
 * by primary key, and uses the size that every photo has.
 */
export const photoPath = sql<string | null>`(
  select '/pictures/' || picture_id || '/128.webp' from actor_picture
  join picture on picture.id = picture_id and picture.hidden_at is null
  where actor_picture.actor_id = actor.id and kind = 'photo'
)`
/**
 * The `missedMessages` of section 3 of the specification: the number of unread messages, without requests, and without
 * muted conversations and members. A conversation marked as unread counts as at least one. Uses a partial index of
 * unread sides.
 */
const missedMessages = sql<number>`(
  select coalesce(sum(greatest(unread, 1)), 0)::int from convo_side
  where convo_side.actor_id = actor.id and folder = 'inbox' and not muted and (unread > 0 or marked_unread)
    and not exists (
      select from convo_side as other join mute on mute.muter_id = actor.id and mute.muted_id = other.actor_id
      where other.convo_id = convo_side.convo_id and other.side <> convo_side.side)
)`.as('missed_messages')
/** Whether the member can read any conversation, whatever the plan. Uses an index of their sides. */
const hasConvos = sql<boolean>`exists (
  select from convo_side where convo_side.actor_id = actor.id and folder in ('inbox', 'archived', 'request')
)`.as('has_convos')
const secondFactor = sql<boolean>`exists (
  select from second_factor where second_factor.login_id = login.id and confirmed_at is not null
)`.as('second_factor')
const hasAppealed = sql<boolean>`login.appeal is not null`.as('appealed')

/**
 * Selects sessions with their account and actor, without sessions of deleted accounts. All joins are by primary key,
 * because the statement runs on each request.
 */
export function members(db: Database | Tx) {
  return db
    .selectFrom('session')
    .innerJoin('login', 'login.id', 'session.login_id')
    .leftJoin('actor', 'actor.id', 'session.actor_id')
    .leftJoin('membership', (join) =>
      join.onRef('membership.login_id', '=', 'login.id').onRef('membership.actor_id', '=', 'actor.id'),
    )
    .leftJoin('professional', 'professional.actor_id', 'actor.id')
    .leftJoin('company', 'company.actor_id', 'actor.id')
    .leftJoin('follow_count', 'follow_count.actor_id', 'actor.id')
    .leftJoin('answer_count', 'answer_count.actor_id', 'actor.id')
    .leftJoin('mission_member', 'mission_member.actor_id', 'actor.id')
    .where('login.deleted_at', 'is', null)
    .select([...columns, 'session.id as session_id', 'session.proven_at'])
    .select([secondFactor, hasAppealed, missedMessages, hasConvos, photoPath.as('photo')])
}

/** Selects accounts with each of their actors, whether or not they are logged in. */
export function accounts(db: Database | Tx) {
  return db
    .selectFrom('login')
    .innerJoin('membership', 'membership.login_id', 'login.id')
    .innerJoin('actor', 'actor.id', 'membership.actor_id')
    .leftJoin('professional', 'professional.actor_id', 'actor.id')
    .leftJoin('company', 'company.actor_id', 'actor.id')
    .leftJoin('follow_count', 'follow_count.actor_id', 'actor.id')
    .leftJoin('answer_count', 'answer_count.actor_id', 'actor.id')
    .leftJoin('mission_member', 'mission_member.actor_id', 'actor.id')
    .select(columns)
    .select([hasAppealed, missedMessages, hasConvos, photoPath.as('photo')])
}
