import { sql } from 'kysely'
import type { Database, Tx } from '../../../platform/database/database.ts'
import { photoPath } from '../../session/index.ts'

export type MemberRow = NonNullable<Awaited<ReturnType<typeof findMemberRow>>>

const columns = [
  'login.id',
  'login.email',
  'login.admin_role',
  'login.first_name as login_first_name',
  'login.last_name as login_last_name',
  'login.email_confirmed_at',
  'login.suspended_at',
  'login.suspension_reason',
  'login.appeal',
  'login.deleted_at',
  'login.created_at',
  'actor.id as actor_id',
  'actor.kind',
  'actor.slug',
  'actor.plan',
  'professional.first_name',
  'professional.last_name',
  'company.name as company_name',
  'plan_grant.until as plan_until',
  'plan_request.plan as requested_plan',
  'plan_request.message as request_message',
] as const

/** Selects logins, each with its first actor, which it acts for after logging in. */
export function members(db: Database | Tx) {
  return db
    .selectFrom('member_entry')
    .innerJoin('login', 'login.id', 'member_entry.login_id')
    .leftJoin('actor', 'actor.id', 'member_entry.actor_id')
    .leftJoin('professional', 'professional.actor_id', 'actor.id')
    .leftJoin('company', 'company.actor_id', 'actor.id')
    .leftJoin('plan_grant', 'plan_grant.actor_id', 'actor.id')
    .leftJoin('plan_request', 'plan_request.actor_id', 'actor.id')
    .select(columns)
    .select([lastSeenAt, tagsOf, photoPath.as('photo')])
}

// Known networks are kept longer than sessions, which a suspension ends.
const lastSeenAt = sql<Date | null>`greatest(
  (select max(last_seen_at) from session where session.login_id = login.id),
  (select max(last_seen_at) from known_network where known_network.login_id = login.id))`.as('last_seen_at')

const tagsOf = sql<string[]>`array(
  select tag from admin_tag where admin_tag.subject_id = login.id order by tag)`.as('tags')

/** Returns the row of a member by login id, including a deleted member until the erasure. */
export function findMemberRow(db: Database | Tx, loginId: string) {
  return members(db).where('login.id', '=', loginId).executeTakeFirst()
}
