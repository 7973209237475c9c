import type { MembersShown } from '@rise/contract/admin/shapes'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'

/** What the list is narrowed to. */
export interface MemberFilter {
  readonly show: MembersShown
  /** Part of a name, an address or a slug. */
  readonly q?: string | undefined
}

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

/** Logins that are not deleted, with the actor that each acts for after signing in: the first that it was given. */
function members(db: Database) {
  return db
    .selectFrom('login')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('membership')
          .select('membership.actor_id')
          .whereRef('membership.login_id', '=', 'login.id')
          .orderBy('membership.created_at')
          .orderBy('membership.actor_id')
          .limit(1)
          .as('acts_for'),
      (join) => join.onTrue(),
    )
    .leftJoin('actor', 'actor.id', 'acts_for.actor_id')
    .leftJoin('professional', 'professional.actor_id', 'actor.id')
    .leftJoin('company', 'company.actor_id', 'actor.id')
    .leftJoin('plan_grant', 'plan_grant.actor_id', 'actor.id')
    .leftJoin('plan_request', 'plan_request.actor_id', 'actor.id')
    .where('login.deleted_at', 'is', null)
}

function filtered(db: Database, { show, q }: MemberFilter) {
  let query = members(db)
  if (show === 'pending') query = query.where('login.email_confirmed_at', 'is', null).where('suspended_at', 'is', null)
  if (show === 'suspended') query = query.where('login.suspended_at', 'is not', null)
  if (show === 'plan-requests') query = query.where('plan_request.actor_id', 'is not', null)
  if (q === undefined || q === '') return query
  const part = `%${q.replaceAll(/[\\%_]/g, '\\$&')}%`
  return query.where(sql<boolean>`concat_ws(' ', login.email, login.first_name, login.last_name,
    professional.first_name, professional.last_name, company.name, actor.slug) ilike ${part}`)
}

/** Some members, newest first. */
export async function listMemberRows(db: Database, filter: MemberFilter, page: { limit: number; offset: number }) {
  const query = filtered(db, filter).select(columns).select(lastSeenAt)
  return query
    .orderBy('login.created_at', 'desc')
    .orderBy('login.id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
}

/** One member by the id of its login. */
export function findMemberRow(db: Database, loginId: string) {
  return members(db).select(columns).select(lastSeenAt).where('login.id', '=', loginId).executeTakeFirst()
}

/** How many there are, counted to at most `cap` + 1. */
export async function countMembers(db: Database, filter: MemberFilter, cap: number): Promise<number> {
  const some = filtered(db, filter)
    .select('login.id')
    .limit(cap + 1)
    .as('some')
  const { count } = await db
    .selectFrom(some)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

// Where it was signed in from is remembered longer than the sessions, which a suspension ends.
const lastSeenAt = sql<Date | null>`greatest(
  (select max(last_seen_at) from session where session.login_id = login.id),
  (select max(last_seen_at) from known_network where known_network.login_id = login.id))`.as('last_seen_at')
