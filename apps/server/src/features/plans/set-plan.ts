import { planErrors } from '@rise/contract/plans/errors'
import type { Plan } from '@rise/contract/policy'
import type { Context } from '../../platform/context.ts'
import { Failure } from '../../platform/failure.ts'
import { actorName, recordAct } from '../session/index.ts'
import { isPaid, settlePlan } from './billing/settle-plan.ts'

/** The actor, the plan, and the login that sets it; `by` is absent for the command line. */
interface PlanChange {
  readonly actorId: string
  readonly plan: Plan
  /** When a granted plan ends; if omitted, the grant stays until it is changed. */
  readonly until?: Date | undefined
  readonly by?: string | undefined
}

/**
 * Grants a member a plan, or removes a grant. Fulfils a pending request for exactly this plan. Sessions use the new
 * plan from their next call. Returns the previous plan; undefined if there is no such actor. Setting the current plan
 * again records nothing.
 * @throws {Failure} `plan-is-paid` if the free plan is set for a member who pays for a plan
 */
export async function setPlan(ctx: Context, { actorId, plan, until, by }: PlanChange): Promise<Plan | undefined> {
  return ctx.db.transaction().execute(async (tx) => {
    const actor = await tx.selectFrom('actor').select('id').where('id', '=', actorId).forUpdate().executeTakeFirst()
    if (!actor) return undefined
    const now = ctx.clock.now()
    if (plan === 'free' && (await isPaid(tx, actorId, now))) throw new Failure(planErrors['plan-is-paid'])
    const before = await tx
      .deleteFrom('plan_grant')
      .where('actor_id', '=', actorId)
      .returning('until')
      .executeTakeFirst()
    if (plan !== 'free') {
      const grant = { actor_id: actorId, plan, until: until ?? null, created_at: now }
      await tx.insertInto('plan_grant').values(grant).execute()
    }
    const planChange = await settlePlan(ctx, tx, actorId, by)
    const previousPlan = planChange?.previous
    const isSame = previousPlan === plan && before?.until?.getTime() === until?.getTime()
    if (by !== undefined && !isSame) {
      const subject = { id: actorId, name: await actorName(tx, actorId) }
      const after = { plan, ...(until && { until: until.toISOString() }) }
      await recordAct(ctx, tx, { act: 'plan.set', by, subject, before: { plan: previousPlan }, after })
    }
    return previousPlan
  })
}
