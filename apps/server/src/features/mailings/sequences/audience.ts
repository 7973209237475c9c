import type { Audience } from '@rise/contract/mailings/shapes'
import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Database, Tx } from '../../../platform/database/database.ts'

const DAY_MS = 86_400_000

/**
 * The condition that the query's `login` may get any news: the login is confirmed, has agreed, is not suspended or
 * deleted, is no admin's, and its address is not suppressed.
 */
export const mayGetNews: RawBuilder<boolean> = sql`(
  login.email_confirmed_at is not null and login.suspended_at is null and login.deleted_at is null
  and login.admin_role is null
  and exists (select from news_consent where news_consent.login_id = login.id and withdrawn_at is null)
  and not exists (select from mail_suppression where address = lower(login.email)))`

const kinds = { everyone: null, professionals: 'professional', employers: 'company' } as const

/** Returns the condition that the query's `login` belongs to an audience. */
export function belongs(audience: Audience, now: Date): RawBuilder<boolean> {
  const { role, plan, joinedWithinDays, inactiveForDays } = audience
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS)
  const kind = kinds[role]
  const conditions: RawBuilder<boolean>[] = [mayGetNews]
  if (kind !== null || plan !== 'any') {
    const isOfKind = kind === null ? sql`true` : sql`actor.kind = ${kind}`
    const onPlan = plan === 'any' ? sql`true` : plan === 'free' ? sql`actor.plan = 'free'` : sql`actor.plan <> 'free'`
    conditions.push(sql`exists (select from membership join actor on actor.id = membership.actor_id
      where membership.login_id = login.id and ${isOfKind} and ${onPlan})`)
  }
  if (joinedWithinDays !== null) conditions.push(sql`login.created_at > ${before(joinedWithinDays)}`)
  if (inactiveForDays !== null) {
    conditions.push(sql`login.created_at < ${before(inactiveForDays)} and not exists (
      select from session where session.login_id = login.id and last_seen_at > ${before(inactiveForDays)})`)
  }
  return sql`(${sql.join(conditions, sql` and `)})`
}

/** Returns the current size of an audience. */
export async function countAudience(
  { clock }: Pick<Context, 'clock'>,
  db: Database | Tx,
  audience: Audience,
): Promise<number> {
  const { rows } = await sql<{ people: number }>`
    select count(*)::int as people from login where ${belongs(audience, clock.now())}`.execute(db)
  return rows[0]?.people ?? 0
}
