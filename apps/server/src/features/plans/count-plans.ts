import type { PlanNumbers } from '@rise/contract/plans/shapes'
import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import type { Database } from '../../platform/database/database.ts'
import { actorName } from '../session/index.ts'
import { graceEnds, keepsOpen } from './billing/settle-plan.ts'
import { monthlyDue } from './monthly-due.ts'

const DAYS_MS = 30 * 86_400_000
const MOST_FAILING = 50

/** Returns members by plan, monthly renewals, churn, recent events, failing payments and the number of requests. */
export async function countPlans({ db, clock, config }: Context): Promise<PlanNumbers> {
  const now = clock.now()
  const since = new Date(now.getTime() - DAYS_MS)
  const [members, monthly, churn, recent, failingPayments, requests] = await Promise.all([
    membersByPlan(db, now),
    monthlyRevenue(db, now),
    churnSince(db, since),
    recentSince(db, since),
    failingNow(db, now),
    sql<{ count: number }>`select count(*)::int as count from plan_request`.execute(db),
  ])
  return {
    sold: config.stripe !== undefined,
    ...{ members, monthly, churn, recent, failing: failingPayments },
    requests: requests.rows[0]?.count ?? 0,
  }
}

/** Counts listed members by role and plan. A company without a team doesn't count. */
async function membersByPlan(db: Database, now: Date): Promise<PlanNumbers['members']> {
  const { rows } = await sql<PlanNumbers['members'][number]>`
    select case kind when 'company' then 'employer' else 'professional' end as role, plan, count(*)::int as count,
      count(*) filter (where id in (select actor_id from subscription where ${keepsOpen(now)}))::int as paying
    from actor
    where listed and exists (select from membership where membership.actor_id = actor.id)
    group by kind, plan
    order by kind desc, case plan when 'free' then 0 when 'Creator' then 1 else 2 end`.execute(db)
  return [...rows]
}

/** Sums the monthly renewals after discounts. Trials and subscriptions with failing payments don't count. */
async function monthlyRevenue(db: Database, now: Date): Promise<PlanNumbers['monthly']> {
  const { rows } = await sql<PlanNumbers['monthly'][number]>`
    select currency, round(sum(${monthlyDue(now)}))::int as amount, count(*)::int as subscriptions
    from subscription
    where ended_at is null and status = 'active'
    group by currency order by 3 desc, 1`.execute(db)
  return [...rows]
}

async function churnSince(db: Database, since: Date): Promise<PlanNumbers['churn']> {
  const { rows } = await sql<PlanNumbers['churn']>`
    select count(*)::int as before, count(*) filter (where ended_at is not null)::int as ended
    from subscription where started_at <= ${since} and (ended_at is null or ended_at > ${since})`.execute(db)
  return rows[0] ?? { before: 0, ended: 0 }
}

async function recentSince(db: Database, since: Date): Promise<PlanNumbers['recent']> {
  const kinds = ['subscription.started', 'payment.failed', 'payment.refunded', 'payment.disputed']
  const { rows } = await sql<{ kind: string; count: number }>`
    select kind, count(*)::int as count from activity
    where kind = any(${kinds}) and created_at > ${since} group by kind`.execute(db)
  const countOf = (kind: string) => rows.find((row) => row.kind === kind)?.count ?? 0
  const [started = 0, failed = 0, refunded = 0, disputed = 0] = kinds.map(countOf)
  return { started, failed, refunded, disputed }
}

async function failingNow(db: Database, now: Date): Promise<PlanNumbers['failing']> {
  const rows = await db
    .selectFrom('subscription')
    .innerJoin('actor', 'actor.id', 'subscription.actor_id')
    .select(['actor.id', 'actor.kind', 'actor.slug', 'subscription.plan', 'subscription.failed_at'])
    .where('subscription.failed_at', 'is not', null)
    .where('subscription.ended_at', 'is', null)
    .orderBy('subscription.failed_at')
    .limit(MOST_FAILING)
    .execute()
  return Promise.all(
    rows.map(async ({ id, kind, slug, plan, failed_at }) => {
      const failedAt = failed_at ?? now
      return {
        ...{ name: await actorName(db, id), slug, plan, failedAt: failedAt.toISOString() },
        role: kind === 'company' ? ('employer' as const) : ('professional' as const),
        state: graceEnds(failedAt) > now ? ('failed' as const) : ('lapsed' as const),
      }
    }),
  )
}
