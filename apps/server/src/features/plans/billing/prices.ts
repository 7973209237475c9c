import type { PlanTerm } from '@rise/contract/plans/kinds'
import { planTerms } from '@rise/contract/plans/kinds'
import { soldPlan } from '@rise/contract/plans/policy'
import type { PlanPrice } from '@rise/contract/plans/shapes'
import type Stripe from 'stripe'
import type { Context } from '../../../platform/context.ts'
import { ttlCache } from '../../../platform/ttl-cache.ts'
import type { StripeSettings } from '../environment.ts'
import { isMissing, paymentsOf } from './stripe-client.ts'

/** How long prices are cached. They change rarely, and the checkout states the actual price. */
const CACHE_SECONDS = 300
/** How long to wait after a failure before calling Stripe again. */
const AWAY_SECONDS = 15

type SoldRole = keyof typeof soldPlan

/** Returns the id of a plan's price; undefined if it is not sold. */
export function priceIdOf({ prices }: StripeSettings, plan: 'Creator' | 'Pro', term: PlanTerm): string | undefined {
  return prices.get(`${plan} ${term}`)
}

/** Returns the prices of the plan for a role; undefined while Stripe is unavailable. */
export async function pricesFor(ctx: Context, role: SoldRole): Promise<readonly PlanPrice[] | undefined> {
  if (await isAway(ctx, role)) return undefined
  return (await loadedPrices(ctx, role)) ?? undefined
}

const loadedPrices = ttlCache(CACHE_SECONDS, loadPrices, { isKept: (prices) => prices !== null })
/** Caches a failure briefly, so that pages don't each wait for Stripe's timeout. */
const isAway = ttlCache(
  AWAY_SECONDS,
  async (ctx: Context, role: SoldRole) => (await loadedPrices(ctx, role)) === null,
  {
    isKept: (away) => away,
  },
)

async function loadPrices(ctx: Context, role: SoldRole): Promise<readonly PlanPrice[] | null> {
  const payments = await paymentsOf(ctx.config)
  if (!payments) return []
  const plan = soldPlan[role]
  try {
    const termPrices = await Promise.all(
      planTerms.map(async (term) => {
        const id = priceIdOf(payments.settings, plan, term)
        const price = id === undefined ? undefined : await findPrice(payments.stripe, id)
        return price && presentPrice(price, plan, term)
      }),
    )
    return termPrices.filter((price) => price !== undefined)
  } catch (error) {
    ctx.log.warn({ reason: error instanceof Error ? error.message : String(error) }, 'Stripe gave no prices')
    return null
  }
}

async function findPrice(stripe: Stripe, id: string): Promise<Stripe.Price | undefined> {
  try {
    return await stripe.prices.retrieve(id)
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

/** Returns a price in the contract's shape; undefined if it is archived or has another term than configured. */
function presentPrice(price: Stripe.Price, plan: 'Creator' | 'Pro', term: PlanTerm): PlanPrice | undefined {
  const { active, unit_amount: amount, currency, recurring, tax_behavior: tax } = price
  if (!active || amount === null || recurring?.interval !== term || recurring.interval_count !== 1) return undefined
  return {
    ...{ plan, term, amount, currency: currency.toUpperCase() },
    tax: tax === 'inclusive' ? 'included' : tax === 'exclusive' ? 'added' : 'unknown',
  }
}
