/** The billing periods of a plan. */
export const planTerms = ['month', 'year'] as const
export type PlanTerm = (typeof planTerms)[number]

/**
 * The treatment of taxes in a price: `included`, `added` on top where they apply, or `unknown` until the checkout says
 * it.
 */
export const priceTaxes = ['included', 'added', 'unknown'] as const

/**
 * The state of a paid plan. `failed`: the last payment failed, and the plan stays open for the days of grace; `lapsed`:
 * they have passed, and it opens again once the payment succeeds.
 */
export const subscriptionStates = ['active', 'trial', 'failed', 'lapsed'] as const
