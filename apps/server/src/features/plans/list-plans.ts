import type { PlanOffer, PlanRequest, PlanSale, Subscription } from '@rise/contract/plans/shapes'
import type { Plan } from '@rise/contract/policy'
import type { Context } from '../../platform/context.ts'
import type { SignedIn } from '../../platform/http/requester.ts'
import { isSoldTo, mayBuy } from './billing/buyer.ts'
import { findPaid, presentSubscription } from './billing/present-subscription.ts'
import { pricesFor } from './billing/prices.ts'
import { trialDaysFor } from './billing/trial-days.ts'
import { plansFor } from './plan-offers.ts'

interface Plans {
  readonly plans: PlanOffer[]
  readonly current: Plan
  readonly requested: PlanRequest | null
  readonly until: string | null
  readonly subscription: Subscription | null
  readonly sale: PlanSale | null
}

/**
 * Returns the content of `/purchase`: the plans of the member's role, the current and the requested one, and the price.
 */
export async function listPlans(ctx: Context, member: SignedIn): Promise<Plans> {
  const { role, plan, actorId } = member
  const [ownPlan, sale, isBuyer] = await Promise.all([
    actorId === null ? emptyPlan : planOfActor(ctx, actorId),
    saleFor(ctx, member),
    mayBuy(ctx.db, member),
  ])
  // Only owners can see what a company pays.
  return { plans: plansFor(role, plan), current: plan, ...ownPlan, ...(!isBuyer && { subscription: null }), sale }
}

const emptyPlan = { requested: null, until: null, subscription: null }

async function planOfActor({ db, clock }: Context, actorId: string): Promise<Pick<Plans, keyof typeof emptyPlan>> {
  const request = await db
    .selectFrom('plan_request')
    .select(['plan', 'created_at'])
    .where('actor_id', '=', actorId)
    .executeTakeFirst()
  const planGrant = await db
    .selectFrom('plan_grant')
    .select('until')
    .where('actor_id', '=', actorId)
    .where('until', '>', clock.now())
    .executeTakeFirst()
  const paidSubscription = await findPaid(db, actorId)
  return {
    requested: request ? { plan: request.plan, at: request.created_at.toISOString() } : null,
    until: planGrant?.until?.toISOString() ?? null,
    subscription: paidSubscription ? presentSubscription(paidSubscription, clock.now()) : null,
  }
}

async function saleFor(ctx: Context, member: SignedIn): Promise<PlanSale | null> {
  const { role, actorId } = member
  if (!ctx.config.stripe || !isSoldTo(role)) return null
  const prices = await pricesFor(ctx, role)
  const trialDays = actorId === null ? 0 : await trialDaysFor(ctx.db, ctx.config.stripe, actorId)
  return { open: prices !== undefined, prices: [...(prices ?? [])], mayBuy: await mayBuy(ctx.db, member), trialDays }
}
