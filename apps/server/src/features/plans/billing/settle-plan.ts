import { GRACE_DAYS } from '@rise/contract/plans/limits'
import type { Plan } from '@rise/contract/policy'
import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Database, Tx } from '../../../platform/database/database.ts'
import { changePlan } from '../../session/index.ts'

const GRACE_MS = GRACE_DAYS * 86_400_000

interface Standing {
  readonly plan: Plan
  readonly previous: Plan
}

/** Returns the end of the grace period after a failed payment. */
export function graceEnds(failedAt: Date): Date {
  return new Date(failedAt.getTime() + GRACE_MS)
}

/** The condition that a row of `subscription` keeps its plan active: paid, on trial, or in its grace period. */
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
 * Derives an actor's plan from an admin's grant, which takes precedence, and the actor's subscription. Returns the plan
 * and the previous one; undefined if there is no such actor.
 * @param by the admin's login, if an admin changed it
 */
export async function settlePlan(ctx: Context, tx: Tx, actorId: string, by?: string): Promise<Standing | undefined> {
  const now = ctx.clock.now()
  // Serialises concurrent changes.
  const actor = await tx.selectFrom('actor').select('plan').where('id', '=', actorId).forUpdate().executeTakeFirst()
  if (!actor) return undefined
  const granted = await tx
    .selectFrom('plan_grant')
    .select('plan')
    .where('actor_id', '=', actorId)
    .where((eb) => eb.or([eb('until', 'is', null), eb('until', '>', now)]))
    .executeTakeFirst()
  const paid = await tx
    .selectFrom('subscription')
    .select('plan')
    .where('actor_id', '=', actorId)
    .where(keepsOpen(now))
    .orderBy('started_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  const plan: Plan = granted?.plan ?? paid?.plan ?? 'free'
  const previous = actor.plan
  if (plan !== 'free') {
    await tx.deleteFrom('plan_request').where('actor_id', '=', actorId).where('plan', '=', plan).execute()
  }
  if (previous !== plan) {
    await changePlan(tx, actorId, plan)
    const data = { actorId, plan, previous }
    await ctx.activity.record(tx, { kind: 'plan.set', ...(by !== undefined && { loginId: by }), data })
  }
  return { plan, previous }
}
