import type { AdminOverview } from '@rise/contract/admin/shapes'
import { hasPermission } from '@rise/contract/policy'
import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { estimateRows } from '../../platform/database/estimate-rows.ts'
import type { Admin } from '../../platform/http/requester.ts'
import { readRevenue } from '../plans/index.ts'
import { readHealth } from './read-health.ts'
import { readWeek } from './read-week.ts'

const DAY_MS = 86_400_000
/**
 * With more members than this, their number is estimated, because counting each of them takes longer than a page
 * should.
 */
const LARGE_INSTALLATION = 50_000

/**
 * Returns the overview: live counts, the figures of the week, pending work, and the health of the parts; for admins who
 * manage plans, also the revenue.
 */
export async function readOverview(ctx: Context, admin: Admin): Promise<AdminOverview> {
  const now = ctx.clock.now()
  const [all, counts, week, waiting, health, revenue] = await Promise.all([
    readAll(ctx),
    readCounts(ctx, now),
    readWeek(ctx, 'week'),
    readWaiting(ctx),
    readHealth(ctx, now),
    hasPermission(admin, 'plans') ? readRevenue(ctx, 'all') : null,
  ])
  const { estimated, ...listed } = all
  return { ...week, estimated, waiting, health, revenue, counts: { ...listed, ...counts }, at: now.toISOString() }
}

/**
 * Counts listed professionals, companies, and employers, which are companies with a team; pending, suspended and
 * deleted ones are not included.
 */
async function readAll({ db }: Context): Promise<CountName & { estimated: boolean }> {
  const membershipQuery = sql`select from membership where membership.actor_id = actor.id`
  const countedRows: Readonly<Record<keyof CountName, RawBuilder<unknown>>> = {
    professionals: sql`actor where listed and kind = 'professional'`,
    employers: sql`actor where listed and kind = 'company' and exists (${membershipQuery})`,
    companies: sql`actor where listed and kind = 'company'`,
  }
  const estimate = async (name: keyof CountName) => Math.round(await estimateRows(db, countedRows[name]))
  const [professionals, companies] = [await estimate('professionals'), await estimate('companies')]
  if (professionals + companies > LARGE_INSTALLATION) {
    return { professionals, companies, employers: await estimate('employers'), estimated: true }
  }
  const { rows } = await sql<CountName>`
    select (select count(*) from ${countedRows.professionals}) as "professionals",
      (select count(*) from ${countedRows.employers}) as "employers",
      (select count(*) from ${countedRows.companies}) as "companies"`.execute(db)
  return { ...onlyRow(rows), estimated: false }
}

type CountName = Pick<AdminOverview['counts'], 'professionals' | 'employers' | 'companies'>

async function readCounts({ db }: Context, now: Date): Promise<Omit<AdminOverview['counts'], keyof CountName>> {
  const { rows } = await sql<Omit<AdminOverview['counts'], keyof CountName>>`
    select
      (select count(*) from member_entry where standing = 'pending') as "pending",
      (select count(*) from member_entry where standing = 'suspended') as "suspended",
      (select count(*) from job where closed_at is null) as "openJobs",
      (select count(*) from session where expires_at > ${now}) as "signedInDevices",
      (select count(*) from login where created_at > ${new Date(now.getTime() - DAY_MS)} and deleted_at is null)
        as "newToday"`.execute(db)
  return onlyRow(rows)
}

async function readWaiting({ db }: Context): Promise<AdminOverview['waiting']> {
  const { rows } = await sql<AdminOverview['waiting']>`
    select
      (select count(*) from plan_request) as "plans",
      (select count(*) from company_claim) as "claims",
      (select count(*) from review where decided_at is null) as "reports",
      (select count(*) from review_decision where appeal is not null and answered_at is null)
        + (select count(*) from login
          where suspended_at is not null and deleted_at is null and appeal is not null and appeal_answer is null)
        as "appeals",
      (select count(*) from reward_claim where state = 'waiting') as "rewards",
      (select count(*) from layoff where state = 'waiting') as "layoffs",
      (select count(*) from question_suggestion) as "questions"`.execute(db)
  return onlyRow(rows)
}

function onlyRow<T>([row]: readonly T[]): T {
  if (!row) throw new Error('Counting gave nothing.')
  return row
}
