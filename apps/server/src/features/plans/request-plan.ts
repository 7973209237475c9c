import { planErrors } from '@rise/contract/plans/errors'
import type { PlanRequest } from '@rise/contract/plans/shapes'
import type { Context } from '../../platform/context.ts'
import { Failure } from '../../platform/failure.ts'
import type { Acting, SignedIn } from '../../platform/http/requester.ts'
import { isOffered } from './plan-offers.ts'

/**
 * Requests a plan from the admins; replaces an earlier request. Repeating it with the same message changes nothing.
 *
 * @throws {Failure} `plan-not-offered`, `plan-is-current`
 */
export async function requestPlan(
  ctx: Context,
  { role, actorId, loginId }: Acting,
  { plan, message }: { plan: 'Creator' | 'Pro'; message?: string | undefined },
): Promise<PlanRequest> {
  if (!isOffered(role, plan)) throw new Failure(planErrors['plan-not-offered'])
  const request = { plan, message: message || null, login_id: loginId, created_at: ctx.clock.now() }
  return ctx.db.transaction().execute(async (tx) => {
    // Waits for other requests, and for an admin who sets the plan.
    const actor = await tx.selectFrom('actor').select('plan').where('id', '=', actorId).forUpdate().executeTakeFirst()
    if (actor?.plan === plan) throw new Failure(planErrors['plan-is-current'])
    const earlierRequest = await tx
      .selectFrom('plan_request')
      .select(['plan', 'message', 'created_at'])
      .where('actor_id', '=', actorId)
      .executeTakeFirst()
    if (earlierRequest?.plan === plan && earlierRequest.message === request.message) {
      return { plan, at: earlierRequest.created_at.toISOString() }
    }
    await tx
      .insertInto('plan_request')
      .values({ actor_id: actorId, ...request })
      .onConflict((conflict) => conflict.column('actor_id').doUpdateSet(request))
      .execute()
    await ctx.activity.record(tx, { kind: 'plan.requested', actorId, loginId, data: { plan } })
    return { plan, at: request.created_at.toISOString() }
  })
}

/** Withdraws the member's request; does nothing if there is none. */
export async function withdrawRequest({ db }: Context, { actorId }: SignedIn): Promise<void> {
  if (actorId === null) return
  await db.deleteFrom('plan_request').where('actor_id', '=', actorId).execute()
}
