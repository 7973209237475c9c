import { GRACE_DAYS } from '@rise/contract/plans/limits'
import type { Plan } from '@rise/contract/policy'
import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Database, Tx } from '../../../platform/database/database.ts'
import { changePlan } from '../../session/index.ts'

const GRACE_MS = GRACE_DAYS * 86_400_000

interface PlanChange {
  readonly plan: Plan
  readonly previous: Plan
}

/** Returns the end of the grace period after a failed payment. */
export function graceEnds(failedAt: Date): Date {
  return new Date(failedAt.getTime() + GRACE_MS)
}

/**
 * Returns the condition that a `subscription` row keeps its plan active: it is paid, on trial, or in its grace period.
 */
export function keepsOpen(now: Date): RawBuilder<boolean> {
  return sql<boolean>`(subscription.ended_at is null and (subscription.status in ('active', 'trialing')
    or (subscription.status in ('past_due', 'unpaid') and subscription.failed_at > ${new Date(now.getTime() - GRACE_MS)})))`
}

/** Whether a subscription keeps the actor's plan active. */
export async function isPaid(db: Database | Tx, actorId: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('subscription')
    .select('id')
    .where('actor_id', '=', actorId)
    .where(keepsOpen(now))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Sets an actor's plan: the one that an admin granted, otherwise the one of the subscription, otherwise `free`. Returns
 * the plan and the previous one; undefined if there is no such actor.
 * @param by the admin's login, if an admin changed the plan
 */
export async function settlePlan(ctx: Context, tx: Tx, actorId: string, by?: string): Promise<PlanChange | undefined> {
  const now = ctx.clock.now()
  // Makes concurrent changes wait for each other.
  const actor = await tx.selectFrom('actor').select('plan').where('id', '=', actorId).forUpdate().executeTakeFirst()
  if (!actor) return undefined
  const planGrant = await tx
    .selectFrom('plan_grant')
    .select('plan')
    .where('actor_id', '=', actorId)
    .where((eb) => eb.or([eb('until', 'is', null), eb('until', '>', now)]))
    .executeTakeFirst()
  const paidSubscription = await tx
    .selectFrom('subscription')
    .select('plan')
    .where('actor_id', '=', actorId)
    .where(keepsOpen(now))
    .orderBy('started_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  const plan: Plan = planGrant?.plan ?? paidSubscription?.plan ?? 'free'
  const previousPlan = actor.plan
  if (plan !== 'free') {
    await tx.deleteFrom('plan_request').where('actor_id', '=', actorId).where('plan', '=', plan).execute()
  }
  if (previousPlan !== plan) {
    await changePlan(tx, actorId, plan)
    const data = { actorId, plan, previous: previousPlan }
    await ctx.activity.record(tx, { kind: 'plan.set', ...(by !== undefined && { loginId: by }), data })
  }
  return { plan, previous: previousPlan }
}
