import type { PlanOffer, PlanRequest } from '@rise/contract/plans/shapes'
import type { Plan } from '@rise/contract/policy'
import type { Context } from '../../platform/context.ts'
import type { SignedIn } from '../../platform/http/requester.ts'
import { plansFor } from './plan-offers.ts'

/** What `/purchase` shows: the plans of the member's role, the present one, and the one asked for. */
export async function listPlans(
  { db }: Context,
  { role, plan, actorId }: SignedIn,
): Promise<{ plans: PlanOffer[]; current: Plan; requested: PlanRequest | null }> {
  const asked = db.selectFrom('plan_request').select(['plan', 'created_at'])
  const request = actorId === null ? undefined : await asked.where('actor_id', '=', actorId).executeTakeFirst()
  return {
    plans: plansFor(role),
    current: plan,
    requested: request ? { plan: request.plan, at: request.created_at.toISOString() } : null,
  }
}
