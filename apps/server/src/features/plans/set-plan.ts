import type { Plan } from '@rise/contract/policy'
import type { Context } from '../../platform/context.ts'
import { actorName, changePlan, recordAct } from '../session/index.ts'

/** Whose plan becomes what, and by which login; `by` is left out for the command line and for what no person does. */
interface PlanChange {
  readonly actorId: string
  readonly plan: Plan
  readonly by?: string | undefined
}

/**
 * Puts a member on a plan. Grants a pending request for exactly this plan; sessions stay and follow the new plan from
 * their next call. Returns the previous plan; undefined when there is no such actor. Setting the present plan records
 * nothing.
 */
export async function setPlan(ctx: Context, { actorId, plan, by }: PlanChange): Promise<Plan | undefined> {
  return ctx.db.transaction().execute(async (tx) => {
    const previous = await changePlan(tx, actorId, plan)
    if (previous === undefined) return undefined
    if (plan !== 'free') {
      await tx.deleteFrom('plan_request').where('actor_id', '=', actorId).where('plan', '=', plan).execute()
    }
    if (previous !== plan) {
      const data = { actorId, plan, previous }
      await ctx.activity.record(tx, { kind: 'plan.set', ...(by !== undefined && { loginId: by }), data })
      if (by !== undefined) {
        const subject = { id: actorId, name: await actorName(tx, actorId) }
        await recordAct(ctx, tx, { act: 'plan.set', by, subject, before: { plan: previous }, after: { plan } })
      }
    }
    return previous
  })
}
