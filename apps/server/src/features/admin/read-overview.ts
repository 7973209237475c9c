import type { AdminOverview } from '@rise/contract/admin/shapes'
import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { readHealth } from './read-health.ts'

const DAY_MS = 86_400_000

/** Live counts and the health of the parts. */
export async function readOverview(ctx: Context): Promise<AdminOverview> {
  const now = ctx.clock.now()
  const [counts, health] = await Promise.all([readCounts(ctx, now), readHealth(ctx, now)])
  return { counts, health, at: now.toISOString() }
}

/** Professionals, employers and companies are those that others find; pending, suspended and deleted ones are not among them. */
async function readCounts({ db }: Context, now: Date): Promise<AdminOverview['counts']> {
  const members = sql`select from membership where membership.actor_id = actor.id`
  const { rows } = await sql<AdminOverview['counts']>`
    select
      (select count(*) from actor where listed and kind = 'professional') as "professionals",
      (select count(*) from actor where listed and kind = 'company' and exists (${members})) as "employers",
      (select count(*) from login where email_confirmed_at is null and suspended_at is null and deleted_at is null)
        as "pending",
      (select count(*) from login where suspended_at is not null and deleted_at is null) as "suspended",
      (select count(*) from actor where listed and kind = 'company') as "companies",
      (select count(*) from job where closed_at is null) as "openJobs",
      (select count(*) from session where expires_at > ${now}) as "signedInDevices",
      (select count(*) from login where created_at > ${new Date(now.getTime() - DAY_MS)} and deleted_at is null)
        as "newToday",
      (select count(*) from plan_request) as "planRequests"`.execute(db)
  const [counts] = rows
  if (!counts) throw new Error('Counting gave nothing.')
  return counts
}
